import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

test('the own tokens show that loading failed, and can be reloaded', async () => {
  const { api, person } = openPage('/users/tokens', { user: ANA, answers: { tokensLoaderQuery: new Error('lost') } });
  expect(await screen.findByText(text('tokens.failed'))).toBeVisible();
  await expectAccessible();
  api.answer('tokensLoaderQuery', { viewer: { ...ANA, emailVerified: true } });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByRole('button', { name: text('tokens.new') })).toBeVisible();
});
