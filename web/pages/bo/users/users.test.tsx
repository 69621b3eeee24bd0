import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';
import { saveStale } from '#web/testing/saveStale.ts';

const LUZ = { id: 'luz', databaseId: 7, version: 1, email: 'luz@cargas.example', displayName: 'Before' };
const listOf = (...users: object[]) => ({
  users: { totalCount: users.length, edges: users.map((node) => ({ node })) },
});

test('an error of the server about a user is shown at its field, and no input is lost', async () => {
  const { api, person } = openPage('/bo/users/7', {
    user: STAFF,
    answers: {
      userLoaderQuery: { user: LUZ },
      useUserEditorMutation: new Refusal(text('form.passwordLength'), 'BAD_USER_INPUT', 'password'),
    },
  });
  const email = await screen.findByLabelText(text('page.email'));
  const password = screen.getByLabelText(text('page.password'));
  const save = screen.getByRole('button', { name: text('bo.save') });
  await person.clear(email);
  await person.type(email, 'ana@cargas.example');
  await person.type(password, 'short');
  await person.click(save);
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(expect.stringContaining(text('form.passwordLength'))),
  );

  api.answer('useUserEditorMutation', new Refusal('User already exists', 'CONFLICT', 'email'));
  await person.clear(password);
  await person.click(save);
  await waitFor(() => expect(email).toHaveAccessibleDescription('User already exists'));
  expect(email).toHaveValue('ana@cargas.example');
  expect(await screen.findByRole('alertdialog', { name: 'User already exists' })).toBeVisible();
  expect(screen.queryByRole('region', { name: text('bo.stale.user') })).toBeNull();
  expect(api.sent('useUserEditorMutation').at(-1)).toMatchObject({
    input: { id: 'luz', expectedVersion: 1, user: { email: 'ana@cargas.example', password: null } },
  });
  await expectAccessible();
});

test('a stale save of a user shows both versions, and either can be saved', async () => {
  const theirs = { ...LUZ, version: 2, displayName: 'Theirs' };
  const { api, person, router } = openPage('/bo/users/7', {
    user: STAFF,
    answers: {
      userLoaderQuery: { user: LUZ },
      useUserEditorMutation: new Refusal(text('user.stale'), 'CONFLICT', 'version'),
      useUserEditorQuery: { user: theirs },
    },
  });
  const name = await screen.findByLabelText(text('page.displayName'));
  await saveStale(person, name, text('bo.stale.user'));

  const mine = { ...LUZ, version: 3, displayName: 'Mine' };
  api.answer('useUserEditorMutation', { updateUser: { user: mine } });
  api.answer('usersLoaderQuery', listOf(mine));
  await person.click(screen.getByRole('button', { name: text('stale.save') }));
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.user') })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/bo/users');
  expect(api.sent('useUserEditorMutation').at(-1)).toMatchObject({
    input: { expectedVersion: 2, user: { displayName: 'Mine' } },
  });
});

test('the list of users shows that it is loading and that loading failed, and can be reloaded', async () => {
  const held = Promise.withResolvers<object>();
  const { api, person } = openPage('/bo/users', { user: STAFF, answers: { usersLoaderQuery: held.promise } });
  expect(await screen.findByRole('table', { name: text('bo.users') })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(text('app.loading'))).toBeVisible();
  await expectAccessible();
  held.resolve(new Error('lost'));
  expect(await screen.findByText(text('bo.failed.users'))).toBeVisible();
  await expectAccessible();

  api.answer('usersLoaderQuery', listOf(LUZ));
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByRole('link', { name: 'Before' })).toBeVisible();
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
});

test('the page of an unknown user links back to the list in its previous state', async () => {
  const list = '/bo/users?q=x';
  const { api } = openPage(`/bo/users/2000000000?from=${encodeURIComponent(list)}`, { user: STAFF });
  expect(await screen.findByRole('heading', { level: 1, name: text('user.notFound') })).toBeVisible();
  expect(screen.getByRole('link', { name: text('bo.backToList') })).toHaveAttribute('href', list);
  expect(api.sent('userLoaderQuery')).toEqual([{ id: '2000000000' }]);
  await expectAccessible();
});

test('users are sorted in both directions, and Back from a user restores the page of the list', async () => {
  const node = { ...LUZ, isSuperAdmin: false, isModerator: false, deletionDueAt: null, emailVerified: false };
  const page = { users: { totalCount: 27, edges: [{ node }] } };
  const { api, person, router } = openPage('/bo/users?q=x', {
    user: STAFF,
    answers: { usersLoaderQuery: page, userLoaderQuery: { user: LUZ } },
  });
  const row = () => screen.findByRole('link', { name: LUZ.displayName });
  expect(await screen.findByText(text('bo.userCount', { count: 27 }))).toBeVisible();
  // empty in all rows
  expect(screen.queryByRole('columnheader', { name: text('bo.column.role') })).toBeNull();
  expect(screen.getByRole('columnheader', { name: text('bo.column.status') })).toBeVisible();
  for (const [column, field] of [
    ['displayName', 'DISPLAY_NAME'],
    ['email', 'EMAIL'],
  ])
    for (const [way, short, direction] of [
      ['descending', 'desc', 'DESC'],
      ['ascending', 'asc', 'ASC'],
    ]) {
      const header = screen.getByRole('columnheader', { name: text(`bo.column.${column}`) });
      await person.click(within(header).getByRole('button'));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', way));
      expect(router.state.location.search).toBe(`?q=x&sort=${column}:${short}`);
      expect(api.sent('usersLoaderQuery').at(-1)).toMatchObject({ search: 'x', orderBy: { field, direction } });
    }
  await person.click(screen.getByRole('link', { name: text('bo.nextPage') }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=x&sort=email:asc&page=2'));
  expect(api.sent('usersLoaderQuery').at(-1)).toMatchObject({ search: 'x', offset: 25 });
  await person.click(await row());
  expect(await screen.findByRole('heading', { level: 1, name: LUZ.displayName })).toBeVisible();
  await router.navigate(-1);
  expect(await row()).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/bo/users', search: '?q=x&sort=email:asc&page=2' });
});
