import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const QUEUE = '/bo/providers/unapproved';
const provider = (databaseId: number, businessName: string, language: string) => ({
  id: businessName,
  databaseId,
  version: 1,
  status: 'WAITING',
  businessName,
  language,
  place: { countryCode: 'AR' },
  moderation: {},
});
const ANDES = provider(7, 'Andes', 'es');
const MUDANZAS = provider(8, 'Mudanzas', 'es');
const SERRA = provider(9, 'Serra', 'pt');
const GIVEN = {
  en: 'We could not verify that this business exists.',
  es: 'No pudimos verificar que esta empresa exista.',
  fr: 'Nous n’avons pas pu vérifier que cette entreprise existe.',
  pt: 'Não conseguimos comprovar que esta empresa existe.',
};

/** Selects these providers in the queue, and opens the dialog that rejects them. */
async function rejectAll(providers: (typeof ANDES)[]) {
  const rows = { totalCount: providers.length, edges: providers.map((node) => ({ node })) };
  const decisions = providers.map((item) => ({
    id: `decision ${item.databaseId}`,
    provider: { ...item, status: 'REJECTED' },
  }));
  const { api, person } = openPage(QUEUE, {
    user: STAFF,
    answers: {
      unapprovedLoaderQuery: { unapprovedProviders: rows },
      decideRejectionMutation: { rejectProviders: { undoSeconds: 15, decisions } },
    },
  });
  for (const { businessName } of providers)
    await person.click(await screen.findByRole('checkbox', { name: text('bo.selectOne', { name: businessName }) }));
  await person.click(screen.getByRole('button', { name: text('bo.reject') }));
  const dialog = within(await screen.findByRole('alertdialog', { name: new RegExp(`^${text('bo.reject')}`) }));
  const send = async () => {
    await person.click(dialog.getByRole('button', { name: text('page.send') }));
    await screen.findByText(text('bo.bulk.rejected', { count: providers.length }), {
      selector: '[role=alertdialog] *',
    });
    return (api.sent('decideRejectionMutation')[0] as { input: object }).input;
  };
  return { person, dialog, send };
}

test('applicants of two languages receive a template in their own language', async () => {
  const { person, dialog, send } = await rejectAll([ANDES, SERRA]);
  expect(dialog.queryByRole('combobox')).toBeNull();
  const reason = dialog.getByRole('textbox');
  expect(reason).toHaveAccessibleDescription(expect.stringMatching(/^Press Ctrl\+Enter to send\./));
  await person.type(reason, 'Andes 4x4.');
  await person.click(dialog.getByRole('button', { name: 'Could not be verified' }));
  // the longest version counts
  expect(dialog.getByText(`${`Andes 4x4.\n\n${GIVEN.fr}`.length} / 2,000`)).toBeVisible();
  expect(await send()).toMatchObject({
    reason: `Andes 4x4.\n\n${GIVEN.en}`,
    reasons: [
      { language: 'es', text: `Andes 4x4.\n\n${GIVEN.es}` },
      { language: 'pt', text: `Andes 4x4.\n\n${GIVEN.pt}` },
    ],
  });
});

test('applicants of one language receive a template in the language chosen by staff', async () => {
  const { person, dialog, send } = await rejectAll([ANDES, MUDANZAS]);
  await person.click(dialog.getByRole('button', { name: 'Could not be verified' }));
  expect(dialog.getByRole('textbox')).toHaveValue(GIVEN.es);
  await person.selectOptions(dialog.getByRole('combobox'), 'pt');
  const input = await send();
  expect(input).toMatchObject({ reason: GIVEN.pt });
  expect(input).not.toHaveProperty('reasons');
});
