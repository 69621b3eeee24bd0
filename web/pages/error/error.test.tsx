import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

test('the error page reports an unexpected error when nothing else is known', async () => {
  openPage('/error');
  expect(await screen.findByText(text('error.unexpected'))).toBeVisible();
});

test('the error page shows the message of a link as text, never as markup, and truncates a long one', async () => {
  const message = `<img src=x onerror="window.hit=1"> ${'a'.repeat(2000)}`;
  openPage(`/error?${new URLSearchParams({ message })}`);
  expect((await screen.findByText(/^<img src=x onerror=/)).textContent).toBe(message.slice(0, 500));
  expect(document.querySelector('img')).toBeNull();
});
