import jsQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { readPage } from '#tests/page.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE }, 'dist/web');
const PAGE = '/providers/1-frios-del-sur-transportes-s-r-l';

/** The response as bytes, as a picture is not text. */
async function picture(path: string, headers?: Record<string, string>) {
  const response = await test.app.fetch(new Request(`http://localhost${path}`, { headers }));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function expectPicture(path: string) {
  const { status, headers, bytes } = await picture(path);
  expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
  return { headers, bytes };
}

const setStatus = (id: number, status: string) =>
  test.db.pool.query(
    `update providers set status = $2::provider_status, approved_at = case $2 when 'suspended' then approved_at end,
       suspended_at = case $2 when 'suspended' then now() end, rejected_at = case $2 when 'rejected' then now() end
     where id = $1`,
    [id, status],
  );

async function shared(ids: number[]): Promise<string> {
  const { body } = await test.graphql(
    'mutation ($ids: [ID!]!) { shareShortlist(input: { providerIds: $ids }) { token } }',
    {
      ids,
    },
  );
  return body.data.shareShortlist.token;
}

describe('the social picture', () => {
  it('of a provider is linked from its page, one for each language', async () => {
    const { openGraph } = readPage((await test.get(PAGE, { 'accept-language': 'es' })).body);
    expect(openGraph.image).toBe(`${SITE}/social/providers/1/es.png`);
    const spanish = await expectPicture('/social/providers/1/es.png');
    const english = await expectPicture('/social/providers/1/en.png');
    expect(spanish.bytes.equals(english.bytes)).toBe(false);
  });

  it('of a directory page is linked from it', async () => {
    const { body } = await test.graphql('{ popularDirectoryPages(categories: true) { path } }');
    const [{ path }] = body.data.popularDirectoryPages;
    const { openGraph } = readPage((await test.get(path)).body);
    expect(openGraph.image).toBe(`${SITE}/social/directory${path}.png`);
    await expectPicture(`/social/directory${path}.png`);
  });

  it('of a shared shortlist is linked from its page', async () => {
    const link = await shared([1, 2, 3]);
    const { openGraph } = readPage((await test.get(`/shortlist?link=${link}`)).body);
    expect(openGraph.image).toBe(`${SITE}/social/shortlists/en.png?link=${link}`);
    await expectPicture(`/social/shortlists/en.png?link=${link}`);
  });

  it('is not sent again to a browser that has it, and changes with its content', async () => {
    const id = await addProvider(test.db, 'Antes S.A.', ROSARIO, '');
    const path = `/social/providers/${id}/es.png`;
    const { headers } = await expectPicture(path);
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    const known = { 'if-none-match': headers.get('etag')! };
    const again = await picture(path, known);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await test.db.pool.query("update providers set business_name = 'Después S.A.' where id = $1", [id]);
    expect((await picture(path, known)).status).toBe(200);
  });

  it.each(['<b>&amp;</span>'.repeat(30), 'W'.repeat(200), '\u0007\u202e', 'شركة النقل السريع'])(
    'holds the name %s',
    async (name) => {
      const id = await addProvider(test.db, name, ROSARIO, '');
      await expectPicture(`/social/providers/${id}/pt.png`);
    },
  );

  it.each([
    '/social/providers/999999999/es.png',
    '/social/providers/99999999999999999999/es.png',
    '/social/providers/0/es.png',
    '/social/providers/-1/es.png',
    '/social/providers/1/de.png',
    '/social/providers/1/es.svg',
    '/social/providers/1/..%2f..%2fpackage.json',
    '/social/shortlists/es.png',
    '/social/shortlists/es.png?link=a.b.c',
    `/social/shortlists/es.png?link=${'x'.repeat(5000)}`,
    '/social/directory/es/nada/ninguna-parte.png',
    '/social/directory/%E0%A4%A.png',
    `/social/directory/es/${'a/'.repeat(400)}.png`,
    '/p/999999999/qr.png',
    '/p/1/qr.gif',
  ])('does not exist at %s', async (path) => {
    expect((await picture(path)).status).toBe(404);
  });
});

describe('a provider that is not approved', () => {
  it.each(['waiting', 'suspended', 'rejected'])('has no picture while it is %s', async (status) => {
    const id = await addProvider(test.db, 'Oculta S.A.', ROSARIO, '');
    const link = await shared([id]);
    const doors = [
      `/social/providers/${id}/es.png`,
      `/social/shortlists/es.png?link=${link}`,
      `/p/${id}/qr.png`,
      `/p/${id}/qr.svg`,
    ];
    for (const path of doors) expect([path, (await picture(path)).status]).toEqual([path, 200]);
    await setStatus(id, status);
    for (const path of doors) {
      const { status, headers } = await picture(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache']);
    }
    const { headers } = await test.get(`/p/${id}`);
    expect(headers.get('location')).toBe(`/providers/${id}`);
  });
});

describe('a short link', () => {
  it('redirects to the page of the provider, and is requested again each time', async () => {
    const { status, headers } = await test.get('/p/1');
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, PAGE, 'no-cache']);
  });

  it.each(['/p/999999999', '/p/2147483647'])(
    'of an unknown provider redirects to a page that says so: %s',
    async (path) => {
      const { headers } = await test.get(path);
      expect((await test.get(headers.get('location')!)).status).toBe(404);
    },
  );

  it.each(['/p/2147483648', '/p/0', '/p/x', '/p//evil.example', '/p/1e3'])('does not exist at %s', async (path) => {
    const { headers } = await test.get(path);
    expect(headers.get('location') ?? '').not.toMatch(/^\/providers|evil/);
  });

  it('has a QR code that leads to it', async () => {
    const svg = await picture('/p/1/qr.svg');
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    const { bytes } = await picture('/p/1/qr.png');
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${SITE}/p/1`);
  });
});
