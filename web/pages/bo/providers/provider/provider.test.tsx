import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';
import { saveStale } from '#web/testing/saveStale.ts';

const FLETES = {
  id: 'fletes',
  databaseId: 7,
  version: 1,
  status: 'WAITING',
  businessName: 'Fletes',
  providerServices: [{ databaseId: 1, service: { databaseId: 29 }, address: { databaseId: 3 } }],
};

function change(id: string, before: string, after: string) {
  const values = (commercialName: string) => JSON.stringify({ commercialName });
  const said = { code: 'providerChanged', message: text('log.providerChanged'), user: STAFF };
  return { ...said, id, before: values(before), after: values(after) };
}

test('a stale save of a provider shows both versions and loses neither', async () => {
  const theirs = { ...FLETES, version: 2, commercialName: 'Theirs', history: [change('one', '', 'Theirs')] };
  const { api, person } = openPage('/bo/providers/7', {
    user: STAFF,
    answers: {
      providerLoaderQuery: { provider: FLETES },
      useProviderEditorMutation: new Refusal(text('provider.stale'), 'CONFLICT'),
      useProviderEditorQuery: { provider: theirs },
    },
  });
  const name = await screen.findByLabelText(text('bo.field.commercialName'));
  const notice = await saveStale(person, name, text('bo.stale'));

  const history = [change('two', 'Theirs', 'Mine'), ...theirs.history];
  api.answer('useProviderEditorMutation', {
    updateProvider: { provider: { ...theirs, version: 3, commercialName: 'Mine', history } },
  });
  await person.click(screen.getByRole('button', { name: text('stale.save') }));
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.provider') })).toBeVisible();
  expect(notice).not.toBeInTheDocument();
  expect(api.sent('useProviderEditorMutation').at(-1)).toMatchObject({
    input: { expectedVersion: 2, provider: { commercialName: 'Mine' } },
  });
  const changes = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent.includes(change('', '', '').message));
  expect(changes).toHaveLength(2);
  expect(changes[0]).toHaveTextContent(/Super Admin.*Theirs.*Mine/s);
  await expectAccessible();
});

test('unsaved changes ask before leaving', async () => {
  const { person, router } = openPage('/bo/providers/7', {
    user: STAFF,
    answers: { providerLoaderQuery: { provider: FLETES } },
  });
  const name = await screen.findByLabelText(text('bo.field.commercialName'));
  await person.type(name, 'Half');
  const leave = async (answer: string) => {
    await person.click(screen.getByRole('link', { name: text('app.home') }));
    const question = await screen.findByRole('alertdialog', { name: text('bo.leave') });
    await expectAccessible({ isDialogOpen: true });
    await person.click(within(question).getByRole('button', { name: text(answer) }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await leave('bo.leave.stay');
  expect(router.state.location.pathname).toBe('/bo/providers/7');
  expect(name).toHaveValue('Half');
  await leave('bo.leave.go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test.each(['2000000000', '99999999999999999999'])(
  'the page of provider %s, which does not exist, says so',
  async (id) => {
    openPage(`/bo/providers/${id}`, { user: STAFF });
    expect(await screen.findByRole('heading', { level: 1, name: text('provider.notFound') })).toBeVisible();
    await expectAccessible();
  },
);
