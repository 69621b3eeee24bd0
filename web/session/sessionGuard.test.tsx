import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('the guard shows that it is checking, and a failed check counts as signed out', async () => {
  // Modules are loaded again, as the session is unknown only before the app's first response.
  vi.resetModules();
  const { openPage, text } = await import('#web/testing/openPage.tsx');
  localStorage.setItem('token', 'left by another version');
  const held = Promise.withResolvers<Error>();
  openPage('/users/profile?from=mail#top', { answers: { keepSessionQuery: held.promise } });
  const banner = within(await screen.findByRole('banner'));
  const links = () => banner.getByRole('link', { name: text('nav.login') }).parentElement;
  expect(await screen.findByText(text('app.loading'))).toBeVisible();
  // the links keep their place, and the style sheet hides them
  expect(links()).toHaveAttribute('data-kept');
  expect(location.pathname).toBe('/users/profile');

  held.resolve(new Error('lost'));
  await waitFor(() => expect(location.pathname).toBe('/users/login'));
  expect(new URLSearchParams(location.search).get('next')).toBe('/users/profile?from=mail#top');
  await waitFor(() => expect(links()).not.toHaveAttribute('data-kept'));
  expect(localStorage.getItem('token')).toBeNull();
});
