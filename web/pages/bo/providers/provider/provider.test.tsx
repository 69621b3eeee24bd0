import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';
import { saveStale } from '#web/testing/saveStale.ts';

const FORM = {
  businessName: 'Fletes',
  providerServices: [{ databaseId: 1, service: { databaseId: 29 }, place: { databaseId: 3 } }],
};
const FLETES = {
  id: 'fletes',
  databaseId: 7,
  version: 1,
  status: 'WAITING',
  businessName: 'Fletes',
  moderation: { form: FORM },
};

function change(id: string, before: string, after: string) {
  const said = { code: 'providerChanged', message: text('log.providerChanged'), user: STAFF };
  return { ...said, id, changes: [{ field: 'commercialName', before: before ? [before] : [], after: [after] }] };
}

test('a stale save of a provider shows both versions and loses neither', async () => {
  const first = change('one', '', 'Theirs');
  const saved = (version: number, commercialName: string, ...history: object[]) => ({
    ...FLETES,
    version,
    moderation: { form: { ...FORM, commercialName }, history: { nodes: history } },
  });
  const { api, person } = openPage('/bo/providers/7', {
    user: STAFF,
    answers: {
      providerLoaderQuery: { provider: FLETES },
      useProviderEditorMutation: new Refusal(text('provider.stale'), 'CONFLICT'),
      useProviderEditorQuery: { provider: saved(2, 'Theirs', first) },
    },
  });
  const name = await screen.findByLabelText(text('bo.field.commercialName'));
  const notice = await saveStale(person, name, text('bo.stale'));

  api.answer('useProviderEditorMutation', {
    updateProvider: { provider: saved(3, 'Mine', change('two', 'Theirs', 'Mine'), first) },
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

test('a saved name is on the public page immediately', async () => {
  const place = { id: 'rosario' };
  const named = (businessName: string) => ({
    provider: { ...FLETES, businessName, status: 'APPROVED', language: 'en', place },
  });
  const { api, person, router } = openPage('/providers/7-fletes', {
    user: STAFF,
    answers: {
      providerPageLoaderQuery: named('Fletes'),
      providerLoaderQuery: named('Fletes'),
      useProviderEditorMutation: { updateProvider: named('Fletes Sur') },
    },
  });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  await heading('Fletes');
  await router.navigate('/bo/providers/7');
  await person.type(await screen.findByLabelText(text('bo.field.commercialName')), 'Sur');
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  await screen.findByRole('alertdialog', { name: text('bo.saved.provider') });
  await router.navigate('/providers/7-fletes');
  expect(await heading('Fletes Sur')).toBeVisible();
  expect(api.sent('providerPageLoaderQuery')).toHaveLength(1);
});

test('leaving with unsaved changes requires a confirmation', async () => {
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
