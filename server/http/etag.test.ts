import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { useApp } from '#tests/testApp.ts';

const HTML = { accept: 'text/html' };
/** The documentation cannot be rendered the first time. */
const DRAWING = `let count = 0;
export const createDrawing = () => ({
  draw: async () => null,
  drawApiPage: () => {
    if (++count === 1) throw new Error('out of memory');
    return \`<p>drawing \${count}</p>\`;
  },
});`;

const test = useApp('empty', {}, useBuiltWeb({ '.server/entry.server.js': DRAWING }));

describe.each(['/api/openapi.json', '/users/login'])('the cached version of %s', (path) => {
  const send = (known: string) => test.get(path, { ...HTML, 'if-none-match': known });

  it('is found in a list of versions', async () => {
    const etag = (await send('"other"')).headers.get('etag')!;
    expect((await send(`"other" ,${etag}`)).status).toBe(304);
  });

  it('is looked up quickly, also in a header of 15 KB', async () => {
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const start = performance.now();
      expect((await send(`"a"${' '.repeat(15_000)}"b"`)).status).toBe(200);
      times.push(performance.now() - start);
    }
    // the fastest run: others may be slowed down by other processes
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

it('a page of the documentation is created once, also for concurrent requests, unless that fails', async () => {
  const open = async () => {
    const { status, body } = await test.get('/api', HTML);
    return [status, /drawing \d+/.exec(String(body))?.[0]];
  };
  expect((await open())[0]).toBe(500);
  expect(await Promise.all([open(), open(), open()])).toEqual(Array(3).fill([200, 'drawing 2']));
});

describe('a response that is the same for everyone', () => {
  const built = useApp('demo', {}, 'dist/web');
  const introspection = () =>
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
    });
  const get = (path: string, accept: string) => () => new Request(`http://localhost${path}`, { headers: { accept } });

  it.each([
    ['OpenAPI', get('/api/openapi.json', '*/*')],
    ['the index of the API', get('/api', '*/*')],
    ['the page of the API', get('/api', 'text/html')],
    ['GraphiQL', get('/graphql', 'text/html')],
    ['the landing page', get('/', 'text/html')],
    ['an introspection of GraphQL', introspection],
  ])('is the same text in each encoding: %s', async (_, newRequest) => {
    const read = async (accepted: string) => {
      const request = newRequest();
      request.headers.set('accept-encoding', accepted);
      const response = await built.app.fetch(request);
      expect([response.status, response.headers.get('vary')]).toEqual([
        200,
        expect.stringMatching(/^Accept(-Language)?, Accept-Encoding$/),
      ]);
      const encoding = response.headers.get('content-encoding');
      return { encoding, etag: response.headers.get('etag'), body: Buffer.from(await response.arrayBuffer()) };
    };
    const plain = await read('deflate, br;q=0, gzip;q=0.0');
    const [zipped, small] = [await read('gzip'), await read('gzip, deflate, br')];
    expect([plain.encoding, zipped.encoding, small.encoding]).toEqual([null, 'gzip', 'br']);
    expect([gunzipSync(zipped.body), brotliDecompressSync(small.body)]).toEqual([plain.body, plain.body]);
    expect([zipped.etag, small.etag]).toEqual([plain.etag, plain.etag]);
    expect(small.body.byteLength).toBeLessThan(plain.body.byteLength);
  });
});
