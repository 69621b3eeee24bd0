import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

test('the crash of a page fills the whole screen, and explains what to send to support', async () => {
  const { api, person, router } = openPage('/legals');
  await screen.findByRole('heading', { level: 1, name: text('legals.title') });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  // a response that the server never sends: reading it throws
  const broken = { data: { directoryAtAGlance: { providerCount: 1, byCountry: [null], byCategory: [] } } };
  vi.stubGlobal('fetch', async () => Response.json(broken));
  await router.navigate('/mvp');

  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected error ocurred' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  await expectAccessible();
  const information = document.querySelector('pre')!;
  const lines = ['Error message', 'Stack', 'User agent', 'Platform', 'Language', 'URL', 'Timestamp'];
  for (const line of lines) expect(information).toHaveTextContent(`${line}: `);
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(information.textContent));

  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await person.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledTimes(1);

  // the crash does not affect another page
  vi.stubGlobal('fetch', api.fetch);
  await router.navigate('/legals');
  expect(await screen.findByRole('heading', { level: 1, name: text('legals.title') })).toBeVisible();
});
