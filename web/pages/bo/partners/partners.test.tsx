import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';
import { saveStale } from '#web/testing/saveStale.ts';

const ANDES = { id: 'andes', databaseId: 7, version: 1, name: 'Andes', contactEmail: 'it@andes.example' };

test('the entered text is kept when creating a token fails, and two clicks create one', async () => {
  const { api, person } = openPage('/bo/partners/7', {
    user: STAFF,
    answers: { partnerLoaderQuery: { partner: ANDES }, NewTokenFormMutation: new Error('lost') },
  });
  const button = (id: string) => screen.findByRole('button', { name: text(id) });
  await person.click(await button('tokens.new'));
  const made = await screen.findByRole('alertdialog', { name: text('tokens.new') });
  const submit = await button('tokens.submit');
  await person.click(submit);
  expect(await within(made).findByText(text('token.nameRequired'))).toBeVisible();
  expect(within(made).getByText(text('token.scopesRequired'))).toBeVisible();
  const name = within(made).getByRole('textbox');
  expect(name).toHaveFocus();
  await expectAccessible({ isDialogOpen: true });

  await person.type(name, 'Nightly');
  await person.click(submit);
  const scope = within(made).getByRole('checkbox', { name: new RegExp(`^${text('app.search')}`) });
  await waitFor(() => expect(scope).toHaveFocus());
  await person.click(scope);
  expect(within(made).queryByText(text('token.scopesRequired'))).toBeNull();
  const lifetime = within(made).getByRole('combobox');
  await person.selectOptions(lifetime, '365');
  await person.click(submit);
  expect(await screen.findByRole('alertdialog', { name: text('tokens.notCreated') })).toBeVisible();
  expect(name).toHaveValue('Nightly');
  expect(lifetime).toHaveValue('365');

  const held = Promise.withResolvers<object>();
  api.answer('NewTokenFormMutation', held.promise);
  await person.dblClick(submit);
  const accessToken = { name: 'Nightly', expiresAt: '2999-01-31T12:00:00Z' };
  held.resolve({ createAccessToken: { token: 'rumbo_1', accessToken } });
  expect(await screen.findByRole('alertdialog', { name: text('tokens.made') })).toHaveTextContent('rumbo_1');
  await person.click(await button('page.done'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Nightly' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  const input = { name: 'Nightly', scopes: ['SEARCH_READ'], expiresInDays: 365, partnerId: 'andes' };
  expect(api.sent('NewTokenFormMutation')).toEqual([{ input }, { input }]);
});

test('the entered text is kept when the server refuses a token', async () => {
  const refusal = 'There are already 20 active tokens. Revoke one first.';
  const { person } = openPage('/bo/partners/7', {
    user: STAFF,
    answers: { partnerLoaderQuery: { partner: ANDES }, NewTokenFormMutation: new Refusal(refusal, 'CONFLICT') },
  });
  await person.click(await screen.findByRole('button', { name: text('tokens.new') }));
  const made = await screen.findByRole('alertdialog', { name: text('tokens.new') });
  await person.type(within(made).getByRole('textbox'), 'One more');
  await person.click(within(made).getByRole('checkbox', { name: new RegExp(`^${text('app.search')}`) }));
  await person.click(screen.getByRole('button', { name: text('tokens.submit') }));
  expect(await screen.findByRole('alertdialog', { name: refusal })).toBeVisible();
  expect(within(made).getByRole('textbox')).toHaveValue('One more');
});

test('a partner has a unique name, and a stale save shows both versions until one is chosen', async () => {
  const taken = 'Another partner has this name. Choose a different one.';
  const { api, person, router } = openPage('/bo/partners/7', {
    user: STAFF,
    answers: {
      partnerLoaderQuery: { partner: ANDES },
      usePartnerEditorMutation: new Refusal(taken, 'CONFLICT', 'name'),
      usePartnerEditorQuery: { partner: { ...ANDES, version: 2, name: 'Theirs' } },
    },
  });
  const name = await screen.findByLabelText(text('page.name'));
  await person.clear(name);
  await person.type(name, 'Taken');
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(taken)));
  expect(screen.queryByRole('region', { name: text('bo.stale.partner') })).toBeNull();

  api.answer('usePartnerEditorMutation', new Refusal(text('partner.stale'), 'CONFLICT', 'version'));
  await saveStale(person, name, text('bo.stale.partner'));

  await person.click(screen.getByRole('link', { name: text('app.home') }));
  await person.click(await screen.findByRole('button', { name: text('bo.leave.stay') }));
  expect(router.state.location.pathname).toBe('/bo/partners/7');
  const mine = { ...ANDES, version: 3, name: 'Mine' };
  api.answer('usePartnerEditorMutation', { updatePartner: { partner: mine } });
  api.answer('partnersLoaderQuery', { partners: { totalCount: 1, edges: [{ node: mine }] } });
  await person.click(screen.getByRole('button', { name: text('stale.save') }));
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.partner') })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/bo/partners');
  expect(api.sent('usePartnerEditorMutation').at(-1)).toMatchObject({
    input: { expectedVersion: 2, partner: { name: 'Mine' } },
  });
});

test('the page of a partner that does not exist says so', async () => {
  const { api } = openPage('/bo/partners/2000000000', { user: STAFF });
  expect(await screen.findByRole('heading', { level: 1, name: text('partner.notFound') })).toBeVisible();
  expect(api.sent('partnerLoaderQuery')).toEqual([{ id: '2000000000' }]);
});

test('the list of partners shows that it is empty', async () => {
  openPage('/bo/partners', {
    user: STAFF,
    answers: { partnersLoaderQuery: { partners: { totalCount: 0, edges: [] } } },
  });
  expect(await screen.findByText(text('bo.noPartnersYet'))).toBeVisible();
  await expectAccessible();
});

test('the list of partners shows that loading failed, and can be reloaded', async () => {
  const { api, person } = openPage('/bo/partners', {
    user: STAFF,
    answers: { partnersLoaderQuery: new Error('lost') },
  });
  expect(await screen.findByText(text('bo.failed.partners'))).toBeVisible();
  api.answer('partnersLoaderQuery', { partners: { totalCount: 1, edges: [{ node: ANDES }] } });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByRole('link', { name: 'Andes' })).toBeVisible();
});
