import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

test('the dashboard reports that businesses cannot be loaded, and retries', async () => {
  const { api, person } = openPage('/dashboard', { user: ANA, answers: { dashboardLoaderQuery: new Error('lost') } });
  expect(await screen.findByText(text('dashboard.failed'))).toBeVisible();
  api.answer('dashboardLoaderQuery', {});
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByRole('button', { name: text('verify.again') })).toBeVisible();
});

test('an owner answers a suspicion of fraud on the page of the business, and an empty answer is an error at its field', async () => {
  const provider = (suspicions: object) => ({
    id: 'UDoxMg',
    businessName: 'Cargas',
    status: 'SUSPENDED',
    ownership: { suspicions },
  });
  const { api, person } = openPage('/dashboard/businesses/12', {
    user: ANA,
    answers: {
      businessLoaderQuery: { provider: provider({ isAnswered: false }) },
      SuspicionsMutation: {
        answerSuspicions: {
          provider: provider({ isAnswered: true, answer: 'Not us.', answeredAt: '2026-11-20T10:00:00Z' }),
        },
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: text('page.send') }));
  expect(await screen.findByText(text('report.answerRequired'))).toBeVisible();
  await person.type(screen.getByLabelText(text('report.answer'), { exact: false }), 'Not us. ');
  await person.click(screen.getByRole('button', { name: text('page.send') }));
  expect(await screen.findByText(/You answered a suspicion/)).toBeVisible();
  expect(api.sent('SuspicionsMutation')).toEqual([{ input: { id: 'UDoxMg', answer: 'Not us.' } }]);
});
