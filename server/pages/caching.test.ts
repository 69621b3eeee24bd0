import { expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', {}, 'dist/web');
const SHARED = 'public, max-age=60, stale-while-revalidate=600';

it.each([
  '/',
  '/?f=Rosario&q=carga',
  '/providers/1-frios-del-sur-transportes-s-r-l',
  '/mvp',
  '/legals/es/privacypolicy',
])('a CDN may keep %s for a minute, by language only', async (path) => {
  const { headers } = await test.get(path, { 'accept-language': 'es' });
  expect(headers.get('cdn-cache-control')).toBe(SHARED);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  expect(headers.get('set-cookie')).toBeNull();
});

it.each(['/dashboard', '/bo', '/users/profile', '/users/password-reset?token=x', '/pre-registration?resubmit=x'])(
  'nobody may keep %s for others, and the server draws nothing of it',
  async (path) => {
    const { headers, body } = await test.get(path);
    expect(headers.get('cdn-cache-control')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('<noscript>');
  },
);

it('a page in the chosen language of a visitor is not cached for others', async () => {
  const { headers, body } = await test.get('/mvp', { 'accept-language': 'es', cookie: 'lang=pt' });
  expect(body).toContain('<html lang="pt"');
  expect(headers.get('cdn-cache-control')).toBeNull();
  expect((await test.get('/mvp', { 'accept-language': 'es', cookie: 'lang=xx' })).body).toContain('<html lang="es"');
});

it.each(['/providers/999999', '/es/nada/argentina'])(
  'a CDN does not cache a page that is not found: %s',
  async (path) => {
    const { status, headers } = await test.get(path, { 'accept-language': 'es' });
    expect([status, headers.get('cdn-cache-control')]).toEqual([404, null]);
  },
);

it.each([
  '/',
  '/?f=Rosario&q=carga',
  '/providers/1-frios-del-sur-transportes-s-r-l',
  '/help',
  '/mvp',
  '/users/login',
  '/legals/es/privacypolicy',
])('%s has no script or style in it that the policy would have to allow', async (path) => {
  const { body } = await test.get(path);
  expect(body).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:|\snonce=/);
  const inline = [...String(body).matchAll(/<script(?![^>]* src=)[^>]*>/g)].map(([tag]) => tag);
  for (const tag of inline) expect(tag).toMatch(/ type="application\/(ld\+)?json"/);
});

it('a path never determines the site of a page', async () => {
  const { body } = await test.get('//elsewhere.example/legals/es/privacypolicy');
  expect(body).not.toMatch(/"https?:\/\/elsewhere/);
});

it('a page is the same for a signed-in user', async () => {
  const staff = await signedInStaff(test);
  const etag = async (get: typeof test.get) => (await get('/?q=carga')).headers.get('etag');
  expect(await etag(staff.get)).toBe(await etag(test.get));
});
