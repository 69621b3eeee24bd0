import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

test('caches and stored data are cleared, typed text is kept', async () => {
  const { api, person } = openPage('/help');
  const reload = await screen.findByRole('button', { name: text('help.reload') });
  const fetched = vi.fn(api.fetch);
  const restart = vi.fn();
  const cached = new Set(['old']);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) });
  vi.stubGlobal('location', { ...location, reload: restart });
  const kept = { lang: 'en', theme: 'light', 'pre-registration-draft': '{"email":"a@b.example"}' };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  localStorage.setItem('old-thing', '1');
  sessionStorage.setItem('old-thing', '1');
  await person.click(reload);
  await waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
  expect({ ...localStorage }).toEqual(kept);
  expect(sessionStorage.getItem('old-thing')).toBeNull();
  expect([...cached]).toEqual([]);
  expect(fetched).toHaveBeenCalledWith('/clear-cache', { method: 'POST' });
});
