import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

test.each([
  ['/users/password-reset', 'page.noToken', 'reset.askAgain', '/users/forgot', 'forgot.title'],
  ['/users/verify-email', 'page.noToken', 'verify.login', '/users/login?next=%2Fusers%2Fprofile', 'nav.login'],
])('a link to %s without its token leads to a new one', async (path, message, link, next, title) => {
  const { person } = openPage(path);
  expect(await screen.findByText(text(message))).toBeVisible();
  await person.click(await screen.findByRole('link', { name: text(link) }));
  await waitFor(() => expect(location.pathname + location.search).toBe(next));
  expect(await screen.findByRole('heading', { level: 1, name: text(title) })).toBeVisible();
});
