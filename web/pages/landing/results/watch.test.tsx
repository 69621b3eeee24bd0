import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const found = (names: string[]) => ({
  searchProviders: {
    totalCount: names.length,
    matchesAllWords: true,
    edges: names.map((businessName) => ({ node: { businessName } })),
  },
});
const created = (watch: object | null) => ({ createWatch: { __typename: 'CreateWatchPayload', watch } });
const open = () => screen.findByRole('button', { name: text('results.watchButton') });
const findDialog = async (title: string) => within(await screen.findByRole('dialog', { name: text(title) }));
const subject = { search: '/?f=Rosario&q=xyzzyplugh' };

test('a search without results offers news of it by email, to anybody, once the address is confirmed', async () => {
  const { api, person } = openPage('/?f=Rosario&q=xyzzyplugh', {
    answers: { SearchResultsQuery: found([]), WatchDialogMutation: created(null) },
  });
  await screen.findByRole('heading', { name: /xyzzyplugh/ });
  expect(screen.getByText(text('results.watch'))).toBeVisible();
  await person.click(await open());
  const form = await findDialog('watch.title');
  expect(form.getByText('xyzzyplugh · Rosario')).toBeVisible();
  await expectAccessible({ isDialogOpen: true });
  await person.click(form.getByRole('button', { name: text('watch.submit') }));
  expect(form.getByRole('textbox')).toBeInvalid();
  await person.type(form.getByRole('textbox'), ' ana@example.com ');
  await person.click(form.getByRole('button', { name: text('watch.submit') }));
  const sent = await findDialog('watch.confirmTitle');
  expect(sent.getByText(text('watch.sent', { email: 'ana@example.com' }))).toBeVisible();
  expect(api.sent('WatchDialogMutation')).toMatchObject([
    { input: { subject, rhythm: 'DAILY', email: 'ana@example.com' } },
  ]);
});

test('under the last result, news by email go to the proved address of an account, without another step', async () => {
  const { api, person } = openPage('/?f=Rosario&q=xyzzyplugh&map=0', {
    user: { ...ANA, emailVerified: true },
    answers: { SearchResultsQuery: found(['Andes', 'Pampa']), WatchDialogMutation: created({ id: 'w1' }) },
  });
  const last = (await screen.findByRole('link', { name: 'Pampa' })).closest('article')!;
  const button = await open();
  expect(last.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await person.click(button);
  const form = await findDialog('watch.title');
  expect(form.queryByRole('textbox')).toBeNull();
  await person.click(form.getByRole('button', { name: text('watch.submit') }));
  const on = await findDialog('watch.onTitle');
  expect(on.getByText(text('watch.on', { email: ANA.email }))).toBeVisible();
  expect(on.getByRole('link', { name: text('nav.watches') })).toHaveAttribute('href', '/watches');
  // the watched search does not include the state of the map
  expect(api.sent('WatchDialogMutation')).toMatchObject([{ input: { subject, email: null } }]);
});
