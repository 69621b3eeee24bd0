import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the page of signs explains that of answers, and every reason for a notice of control', async () => {
  openPage('/signs');
  const answers = await section(text('results.answers'));
  expect(answers.getByText(/at least ten different internet connections/)).toBeVisible();
  expect(answers.getByText(/It does not move the business up/)).toBeVisible();
  const control = await section(text('signs.control'));
  for (const reason of [/all its phones were replaced/, /looks like that of another business/, /asks to manage it/])
    expect(control.getByText(reason)).toBeVisible();
  expect(control.getByText(text('signs.control.until', { control: 14 }))).toBeVisible();
});
