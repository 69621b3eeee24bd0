import { afterAll, describe, expect, it, vi } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

/** Numbers each rendering. Three of those for `en-AR` and other countries fill the memory for cached pages. */
const DRAWING = `let count = 0;
const failures = new Set(['TOO_MANY_REQUESTS']);
export const createDrawing = () => ({
  draw: async ({ url, locales }, { send, onError }) => {
    const { pathname } = new URL(url);
    const number = ++count;
    const failure = pathname === '/users/signup' ? [...failures][0] ?? null : null;
    if (failure) failures.delete(failure);
    if (pathname === '/mvp') onError(new Error('a part is missing'));
    if (pathname === '/help') await send({ doc_id: 'none', variables: {} });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const size = locales[0]?.startsWith('en-') ? 1_500_000 : 0;
    const body = \`<p>drawing \${number}</p>\${' '.repeat(size)}\`;
    return { head: '', body, data: '{}', status: pathname === '/legals' ? 404 : 200, failure, modules: [] };
  },
});`;

let now = performance.now();
vi.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => vi.restoreAllMocks());
const pass = async (ms: number) => {
  now += ms;
  // lru-cache reads the clock at most once per millisecond
  await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a page that is the same for all readers', () => {
  const test = useApp('empty', {}, useBuiltWeb({ '.server/entry.server.js': DRAWING }));
  const drawing = async (path: string, headers: Record<string, string> = {}) => {
    const { body } = await test.get(path, headers);
    return Number(/drawing (\d+)/.exec(String(body))![1]);
  };
  /** Whether two consecutive requests cause two renderings. */
  const isDrawnEachTime = async (path: string, headers?: Record<string, string>) => {
    const first = await drawing(path, headers);
    return (await drawing(path, headers)) > first;
  };

  it('is rendered once for concurrent requests, and within two seconds', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => drawing('/')));
    await pass(1_900);
    expect(new Set([...numbers, await drawing('/')]).size).toBe(1);
    await pass(200);
    expect(await drawing('/')).toBeGreaterThan(numbers[0]!);
  });

  it('is not rendered for a browser that has cached it', async () => {
    const { headers } = await test.get('/');
    const before = await drawing('/');
    expect((await test.get('/', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    expect(await drawing('/')).toBe(before);
  });

  it('differs for each language and country, but not for unsupported languages', async () => {
    const same = ['es-AR,es;q=0.9', 'es-ar,es;q=0.8,de;q=0.7', 'es-AR'];
    const others = ['es', 'pt', 'es-MX', 'es-AR,en-GB;q=0.5'];
    const numbers = await Promise.all(
      [...same, ...others].map((language) => drawing('/', { 'accept-language': language })),
    );
    expect(new Set(numbers.slice(0, same.length)).size).toBe(1);
    expect(new Set(numbers).size).toBe(1 + others.length);
    const chosen = { 'accept-language': 'es-AR', cookie: 'lang=pt' };
    expect(await drawing('/', chosen)).toBeGreaterThan(Math.max(...numbers));
  });

  it.each<[string, string, Record<string, string>?]>([
    ['with parameters', '/?utm_source=x'],
    ['by an odd name', '/LEGALS/en/privacypolicy'],
    ['that is a search', '/?q=carga'],
    ['for a person with a session', '/', { cookie: 'session=x' }],
    ['that is not found', '/legals'],
    ['of which a part could not be drawn', '/mvp'],
    ['of which an operation failed', '/help'],
  ])('is drawn each time %s', async (_, path, headers) => {
    expect(await isDrawnEachTime(path, headers)).toBe(true);
  });

  it('stays in memory when many pages are rendered that are not cached', async () => {
    const large = { 'accept-language': 'en-AR' };
    const kept = await drawing('/', large);
    for (let nth = 0; nth < 5; nth++) await drawing(`/?x=${nth}`, large);
    expect(await drawing('/', large)).toBe(kept);
  });

  it('leaves memory when there are too many others', async () => {
    const first = await drawing('/');
    for (const country of ['AR', 'BR', 'CL', 'CO']) await drawing('/', { 'accept-language': `en-${country}` });
    expect(await drawing('/')).toBeGreaterThan(first);
  });

  it('is rendered again for other requests when the first one failed', async () => {
    const [first, second] = await Promise.all([test.get('/users/signup'), test.get('/users/signup')]);
    expect([first.status, second.status]).toEqual([429, 200]);
  });
});

describe('a business that is removed', () => {
  const test = useApp('demo', {}, 'dist/web');

  it('is on the landing page for at most two more seconds', async () => {
    const id = await addProvider(test.db, 'Fletes del Último Día', ROSARIO, '');
    const isThere = async () => String((await test.get('/')).body).includes('Fletes del Último Día');
    expect(await isThere()).toBe(true);
    await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [id]);
    await pass(2_001);
    expect(await isThere()).toBe(false);
  });
});
