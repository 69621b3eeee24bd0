import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

test('the error page says that something unexpected happened when nothing more is known', async () => {
  openPage('/error');
  expect(await screen.findByText(text('error.unexpected'))).toBeVisible();
});
