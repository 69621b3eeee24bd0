import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#web/readConfig.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

test('caches and stored data are cleared, entered text is kept', async () => {
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

const EMAIL = 'hola@rumbo.example';
const footer = { ...readConfig(null).footer, email: EMAIL };
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** The value next to a label. */
const line = async (id: string) => (await screen.findByText(text(id), { selector: 'dt' })).nextElementSibling;
const mailed = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: text('help.mail') }).href);

test('the help page shows the data that support needs, and copies and mails them', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME);
  onTestFinished(() => agent.mockRestore());
  const { person } = openPage('/help', {
    config: { version: '1.18.2', footer },
    answers: { publicIpQuery: { callerIp: '192.0.2.7' } },
  });
  expect(await line('help.browser')).toHaveTextContent('Chrome 150');
  expect(await line('help.version')).toHaveTextContent('1.18.2');
  expect(await line('page.user')).toHaveTextContent('–');
  expect(await line('help.language')).toHaveTextContent('en (en-US');
  await waitFor(async () => expect(await line('help.ip')).toHaveTextContent('192.0.2.7'));
  await person.click(screen.getByText(text('help.details')));
  await person.click(screen.getByRole('button', { name: text('help.copy') }));
  expect(await screen.findByRole('button', { name: text('page.copied') })).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^User: –\nBrowser: Chrome 150.*\nOperating system: Linux/);
  expect(copied).toMatch(/\nPublic IP: 192\.0\.2\.7$/);
  await waitFor(() => expect(mailed().searchParams.get('body')).toContain(copied));
});

test('the help page does not wait for an address that cannot be determined', async () => {
  const held = Promise.withResolvers<Error>();
  openPage('/help', { config: { footer }, answers: { publicIpQuery: held.promise } });
  expect(await line('help.ip')).toHaveTextContent('…');
  expect(mailed().searchParams.get('body')).not.toContain('Public IP');
  held.resolve(new Error('lost'));
  await waitFor(async () => expect(await line('help.ip')).toHaveTextContent(text('help.unavailable')));
  await waitFor(() => expect(mailed().searchParams.get('body')).toContain('Public IP: unavailable'));
});

test('the questions are searched by words of their answers, without accents', async () => {
  const entry = (databaseId: number, question: string, answer: string) => ({ databaseId, question, answer });
  const faq = [entry(1, 'How do I search?', 'With words.'), entry(2, 'What does it cost?', 'Nothing in Bogotá.')];
  const { person } = openPage('/help', { answers: { helpLoaderQuery: { faq } } });
  const field = await screen.findByRole('searchbox', { name: text('help.search') });
  expect(screen.getByText('With words.')).toBeVisible();
  await person.type(field, 'BOGOTA cost');
  expect(screen.getByText('Nothing in Bogotá.')).toBeVisible();
  expect(screen.queryByText('With words.')).toBeNull();
  await person.type(field, ' xyz');
  expect(screen.getByText(text('help.none'))).toBeVisible();
});
