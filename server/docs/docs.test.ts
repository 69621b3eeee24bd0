import { describe, expect, it } from 'vitest';
import { operations } from '#server/app/routes.ts';
import { schema } from '#server/app/schema.ts';
import { readPage } from '#tests/page.ts';
import { useApp } from '#tests/testApp.ts';
import { groupOf, OTHERS } from './graphqlPage.ts';

const SITE = 'https://rumbo.example';
const test = useApp('empty', { PUBLIC_URL: SITE });
const page = (path: string) => test.get(path, { accept: 'text/html,*/*;q=0.8', 'accept-language': 'pt' });

describe.each([
  ['/api', 'The API'],
  ['/api/graphql', 'The GraphQL schema'],
])('%s', (path, heading) => {
  it('is an English page that runs no script', async () => {
    const { status, headers, body } = await page(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src/);
    expect(body).not.toMatch(/<script|\son\w+=|style="/);
    expect(readPage(body)).toMatchObject({ language: 'en', headings: [heading] });
  });

  it('has no broken links', async () => {
    const { links } = readPage((await page(path)).body);
    expect(links).toEqual(expect.arrayContaining(['/', '/api', '/api/graphql', '/graphql', '/api/openapi.json']));
    const { body } = await page(path);
    const anchors = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    expect(links.filter((link) => link.startsWith('#') && !anchors.has(link))).toEqual([]);
    expect(anchors.size).toBe(body.match(/ id="/g).length);
  });

  it('is a JSON error for programs', async () => {
    for (const accept of ['application/json', '*/*', '']) {
      const { status, body } = await test.get(path, { accept });
      expect([status, body]).toEqual([404, { message: expect.any(String) }]);
    }
  });

  it('is not sent again to a browser that has it cached', async () => {
    const { headers } = await page(path);
    const again = await test.get(path, { accept: 'text/html', 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });
});

describe('the page of the REST API', () => {
  it('has every path, with an example call', async () => {
    const { body } = await page('/api');
    for (const { id, method, path } of operations) {
      const sheet = body.split(`<article id="${id}"`)[1].split('</article>')[0];
      expect(sheet).toContain(`<span class="method">${method}</span> ${path}`);
      expect(sheet).toContain(`${SITE}${path.split('{')[0]}`);
    }
    expect(body).toContain(
      'curl &#39;https://rumbo.example/api/search?f=Bahia+Blanca&amp;q=transporte+refrigerado&#39;</code>',
    );
  });
});

describe('the page of the GraphQL schema', () => {
  it('has every type and every field', async () => {
    const { body } = await page('/api/graphql');
    const own = Object.values(schema.getTypeMap()).filter(
      ({ name }) => !/^(__.*|Query|Mutation|Subscription|String|Int|Float|Boolean|ID)$/.test(name),
    );
    expect(own.filter(({ name }) => !body.includes(`<article id="${name}">`))).toEqual([]);
    for (const [id, root] of [
      ['queries', schema.getQueryType()],
      ['mutations', schema.getMutationType()],
    ] as const)
      for (const name of Object.keys(root!.getFields())) expect(body).toContain(`<dt id="${id}-${name}">`);
    expect(body).toContain('first: Int = 20');
    expect(body).toContain('Tokens need <code>providers:read</code>');
  });

  it('groups every field', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(fields.filter((name) => groupOf(name) === OTHERS)).toEqual([]);
  });
});
