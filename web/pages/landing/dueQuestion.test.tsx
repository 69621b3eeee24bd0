import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { askOf, keepLoads, keptLoads, loadOf } from '#web/testing/loads.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const HOUR_MS = 3_600_000;
/** Stored contacts made this number of hours ago, newest first. */
const contacted = (...hours: number[]) =>
  localStorage.setItem(
    'toAnswer',
    JSON.stringify(hours.map((ago) => ({ id: ago, token: `proof ${ago}`, at: Date.now() - ago * HOUR_MS }))),
  );
const question = (name: string) => text('answer.question', { name });
const open = () =>
  openPage('/', {
    answers: {
      loadWelcomeQuery: { directoryAtAGlance: { providerCount: 50, byCountry: [], byCity: [] } },
      DueQuestionQuery: ({ ids }) => ({ shortlist: { providers: [{ businessName: `Andes ${ids}` }] } }),
    },
  });

test('a day after contacts the next visit asks about the oldest one, and its answer is in the load', async () => {
  contacted(2, 26, 40);
  keepLoads([loadOf({ asked: [askOf(40, 'Andes 40')] })]);
  const { api, person } = open();
  expect(await screen.findByText(question('Andes 40'))).toBeVisible();
  expect(api.sent('DueQuestionQuery')[0]).toEqual({ ids: ['40'] });
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('page.yes') }));
  expect(await screen.findByText(text('answer.thanks'))).toBeVisible();
  expect(api.sent('AnswerLineMutation')).toMatchObject([{ input: { token: 'proof 40', isWithinADay: true } }]);
  expect(keptLoads().loads[0].asked[0]).toMatchObject({ answer: 'ANSWERED', isSent: true });
  // there is one question per visit
  expect(JSON.parse(localStorage.getItem('toAnswer')!)).toMatchObject([{ id: 2 }, { id: 26 }]);
  expect(screen.queryByText(question('Andes 26'))).toBeNull();
});

test('where several loads could be meant, none is marked as answered', async () => {
  contacted(40);
  const loads = ['0', '1'].map((digit) => loadOf({ key: digit, asked: [askOf(40, 'Andes 40')] }));
  keepLoads(loads);
  const { api, person } = open();
  await person.click(await screen.findByRole('button', { name: text('page.yes') }));
  expect(await screen.findByText(text('answer.thanks'))).toBeVisible();
  expect(api.sent('AnswerLineMutation')).toHaveLength(1);
  expect(keptLoads().loads).toMatchObject(loads);
});

test('within a day nothing is asked', async () => {
  contacted(2);
  const { api } = open();
  expect(await screen.findByText(text('landing.examples'))).toBeVisible();
  await waitFor(() => expect(api.sent('keepSessionQuery')).toHaveLength(1));
  expect(api.sent('DueQuestionQuery')).toEqual([]);
});

test('a business that is no longer published is not asked about again', async () => {
  contacted(26, 40);
  const { api } = open();
  api.answer('DueQuestionQuery', { shortlist: { providers: [] } });
  await waitFor(() => expect(JSON.parse(localStorage.getItem('toAnswer')!)).toMatchObject([{ id: 26 }]));
  expect(screen.queryByRole('button', { name: text('page.yes') })).toBeNull();
});
