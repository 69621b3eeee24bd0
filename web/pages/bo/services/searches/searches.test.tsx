import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const words = (name: string, services: [number, string][] = []) => ({
  text: name,
  language: 'es',
  searches: 12,
  withoutResults: 9,
  pressed: 1,
  explanation: {
    places: [{ name: '' }],
    services: [
      { name: '', service: null },
      ...services.map(([databaseId, name]) => ({ name, service: { databaseId } })),
    ],
  },
});
const HELADERAS = words('heladeras', [
  [29, 'Refrigerated transport'],
  [7, 'Cranes'],
]);
const listed = (...searchedTexts: object[]) => ({ searchedTexts });

async function openSearches(...texts: object[]) {
  const page = openPage('/bo/services/searches', {
    user: STAFF,
    answers: { searchesLoaderQuery: listed(...texts), useDecideTextMutation: {} },
  });
  await shown('heladeras');
  return { ...page, sent: () => page.api.sent('useDecideTextMutation').map(({ input }) => input) };
}
const shown = (name: string) => screen.findByRole('heading', { level: 2, name: `“${name}”` });

test('a number selects a proposed service, letters select other meanings, and the next search is focused', async () => {
  const { person, api, sent } = await openSearches(
    HELADERAS,
    words('rosarina'),
    words('fletes lopez'),
    words('novela'),
  );
  expect(
    screen.getAllByText(text('bo.searches.counts', { searches: 12, withoutResults: 9, pressed: 1 }))[0],
  ).toBeVisible();
  await expectAccessible();
  await person.keyboard('2');
  expect(await shown('rosarina')).toHaveFocus();
  const found = text('bo.searches.word', { text: 'heladeras', service: 'Cranes' });
  expect(await screen.findByRole('alertdialog', { name: found })).toBeVisible();
  await person.keyboard('p');
  await shown('fletes lopez');
  await person.keyboard('b');
  await shown('novela');
  api.answer('searchesLoaderQuery', listed());
  await person.keyboard('n');
  expect(await screen.findByText(text('bo.searches.none'))).toBeVisible();
  const one = (name: string, meaning: object) => ({ text: name, language: 'es', meaning });
  expect(sent()).toEqual([
    one('heladeras', { serviceId: '7' }),
    one('rosarina', { label: 'PLACE' }),
    one('fletes lopez', { label: 'BUSINESS' }),
    one('novela', { label: 'NOT_OURS' }),
  ]);
});

test('S opens a field for any service, in which keys are typed as letters', async () => {
  const { person, api, sent } = await openSearches(HELADERAS, words('novela'));
  api.answer('ServiceSelectorQuery', {
    services: { edges: [{ node: { databaseId: 41, name: 'Ice transport', subcategory: { name: 'Cold' } } }] },
  });
  await person.keyboard('s');
  const dialog = await screen.findByRole('dialog', { name: text('bo.searches.which', { text: 'heladeras' }) });
  const field = within(dialog).getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  await person.keyboard('pn');
  await person.click(await screen.findByRole('option', { name: /Ice transport/ }));
  await shown('novela');
  expect(sent()).toEqual([{ text: 'heladeras', language: 'es', meaning: { serviceId: '41' } }]);
});

test('U undoes the last decision, and its search is shown again', async () => {
  const { api, person } = await openSearches(HELADERAS, words('novela'));
  expect(screen.getByRole('button', { name: text('bo.undo') })).toBeDisabled();
  await person.keyboard('n');
  await shown('novela');
  await person.keyboard('u');
  await shown('heladeras');
  expect(api.sent('useDecideTextUndoMutation')).toEqual([{ input: { text: 'heladeras', language: 'es' } }]);
  expect(screen.getByRole('button', { name: text('bo.undo') })).toBeDisabled();
});

test('J and K, and a click in the list, select other searches', async () => {
  const { person, sent } = await openSearches(HELADERAS, words('rosarina'), words('novela'));
  await person.keyboard('j');
  await shown('rosarina');
  await person.keyboard('jjk');
  await shown('rosarina');
  await person.click(screen.getByRole('button', { name: 'novela' }));
  await shown('novela');
  await person.keyboard('p');
  await shown('heladeras');
  expect(sent()).toEqual([{ text: 'novela', language: 'es', meaning: { label: 'PLACE' } }]);
});

test('a refused decision shows its reason, and the list is reloaded', async () => {
  const { person, api } = await openSearches(HELADERAS, words('novela'));
  api.answer('useDecideTextMutation', new Refusal(text('searchedText.decided'), 'CONFLICT'));
  api.answer('searchesLoaderQuery', listed(words('novela')));
  await person.keyboard('n');
  expect(await screen.findByRole('alertdialog', { name: text('searchedText.decided') })).toBeVisible();
  await shown('novela');
  expect(screen.queryByRole('button', { name: 'heladeras' })).toBeNull();
});
