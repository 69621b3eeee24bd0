import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initials } from '#web/session/initials.ts';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const OWN = { ...STAFF, databaseId: 1, version: 1 };
const save = () => screen.getByRole('button', { name: text('bo.save') });
const findFlag = () => screen.findByRole('checkbox', { name: text('bo.field.isSuperAdmin') });
const findAvatar = (name: string) =>
  screen.findByRole('button', { name: text('nav.accountOf', { name, initials: initials(name) }) });

test('the last super admin keeps the role, and cannot delete their own account', async () => {
  const { person } = openPage('/bo/users/1', {
    user: OWN,
    answers: {
      userLoaderQuery: { user: OWN },
      useUserEditorMutation: new Refusal('This is the last super admin', 'CONFLICT', 'isSuperAdmin'),
    },
  });
  const flag = await findFlag();
  expect(screen.getByText(text('bo.user.own'))).toBeVisible();
  expect(screen.queryByRole('button', { name: text('bo.delete') })).toBeNull();
  await person.click(flag);
  await person.click(save());
  await waitFor(() => expect(flag).toHaveAccessibleDescription(/This is the last super admin/));
  expect(await screen.findByRole('alertdialog', { name: 'This is the last super admin' })).toBeVisible();
  expect(flag).not.toBeChecked();
  await expectAccessible();
  await person.click(flag);
  await waitFor(() => expect(screen.queryByText(text('bo.unsaved'))).toBeNull());
});

test('a change of your own account is visible immediately', async () => {
  const { api, person, router } = openPage('/bo/users/1', {
    user: OWN,
    answers: {
      userLoaderQuery: { user: OWN },
      useUserEditorMutation: { updateUser: { user: { ...OWN, version: 2, displayName: 'Ana Sosa' } } },
    },
  });
  const name = await screen.findByLabelText(text('page.displayName'));
  await person.clear(name);
  await person.type(name, 'Ana Sosa');
  await person.type(screen.getByLabelText(text('page.password')), 'a second long sentence');
  await person.click(save());
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.user') })).toBeVisible();
  expect(await findAvatar('Ana Sosa')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/bo/users'));
  expect(api.sent('useUserEditorMutation')).toMatchObject([
    { input: { user: { displayName: 'Ana Sosa', password: 'a second long sentence' } } },
  ]);
});

test('a super admin who gives up the role is locked out of the back office', async () => {
  const { person, router } = openPage('/bo/users/1', {
    user: OWN,
    answers: {
      userLoaderQuery: { user: OWN },
      useUserEditorMutation: { updateUser: { user: { ...OWN, version: 2, isSuperAdmin: false } } },
    },
  });
  await person.click(await findFlag());
  await person.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: text('bo.noAccess') })).toBeVisible();
  expect(router.state.location.pathname).toBe('/bo/users');
  await person.click(await findAvatar(STAFF.displayName));
  expect(await screen.findByRole('menuitem', { name: text('nav.logout') })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: text('nav.admin') })).toBeNull();
});
