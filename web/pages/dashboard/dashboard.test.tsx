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
