import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#server/app/routes.ts';
import { QUERY_LIMITS } from '#server/graphql/price.ts';
import { readPage } from '#tests/page.ts';
import { useApp } from '#tests/testApp.ts';
import { describeApi } from './describeApi.ts';

const SITE = 'https://rumbo.example';
const test = useApp('empty', { PUBLIC_URL: SITE }, 'dist/web');
const page = (path: string) => test.get(path, { accept: 'text/html,*/*;q=0.8', 'accept-language': 'pt' });

describe('the page of the API', () => {
  it('is an English page that runs a single script', async () => {
    const { status, headers, body } = await page('/api');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'",
    );
    expect(body.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/docs-[\w-]+\.js">$/),
    ]);
    expect(body).not.toMatch(/<style|\son\w+=|style="|modulepreload/);
    expect(readPage(body)).toMatchObject({ language: 'en', titles: ['API · Rumbo'], headings: ['Rumbo API'] });
  });

  it('has the style sheet and the font of the web, followed by its own styles', async () => {
    const { body } = await page('/api');
    const files = [...body.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files.map((file) => file.replace(/.*\./, '')).sort()).toEqual(['css', 'css', 'woff2']);
    for (const file of files) expect((await test.get(file)).status).toBe(200);
    const { body: styles } = await test.get(files.at(-1)!);
    for (const name of ['api', 'method', 'label', 'soft']) {
      expect(body).toContain(`class="${name}"`);
      expect(styles).toContain(`.${name}`);
    }
  });

  it('says in Spanish and Portuguese that it is only available in English', async () => {
    const { body } = await page('/api');
    expect(body).toContain('<span lang="es">Solo en inglés.</span>');
    expect(body).toContain('<span lang="pt">Somente em inglês.</span>');
  });

  it('has no broken links', async () => {
    const { body } = await page('/api');
    const { links } = readPage(body);
    expect(links).toEqual(expect.arrayContaining(['/', '/api', '/graphql', '/api/openapi.json', '#graphql']));
    const anchors = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    expect(links.filter((link) => link.startsWith('#') && !anchors.has(link))).toEqual([]);
    expect(anchors.size).toBe(body.match(/ id="/g).length);
  });

  it('has every path, with an example call in three languages', async () => {
    const { body } = await page('/api');
    for (const { id, method, path } of operations) {
      const sheet = body.split(`<article id="${id}"`)[1].split('</article>')[0];
      expect(sheet).toContain(`<span class="method">${method}</span> ${path}`);
      expect(sheet).toContain(`${SITE}${path.split('{')[0]}`);
    }
    expect(body).toContain('requests.get(\n    &quot;https://rumbo.example/api/search');
    expect(body).toContain('await fetch(&#x27;https://rumbo.example/api/search');
    expect(body).toContain(
      'curl &#x27;https://rumbo.example/api/search?f=Bahia+Blanca&amp;t=Asunci%C3%B3n&amp;q=transporte+refrigerado&#x27;</code>',
    );
  });

  it('describes a switch as a boolean without a length', async () => {
    const { body } = await page('/api');
    const search = body.split('<article id="searchCarriers"')[1].split('</article>')[0];
    for (const name of ['literal', 'whatsapp', 'picture']) {
      const definition = search.split(`<dt><code>${name}</code>`)[1].split('</dd>')[0];
      expect(definition).toContain('boolean');
      expect(definition).not.toContain('characters');
    }
  });

  it('explains briefly how to call GraphQL, and the cost limit of a query', async () => {
    const { body } = await page('/api');
    const graphql = body.split('<h2 id="graphql">')[1].split('<section')[0];
    for (const said of [
      '<a href="/graphql">',
      '12,000',
      '15 levels deep',
      `have ${QUERY_LIMITS.breadth} fields`,
      'extensions.code',
    ])
      expect(graphql).toContain(said);
    expect(graphql).toContain('curl -X POST &#x27;https://rumbo.example/graphql&#x27;');
  });

  it('is a JSON index for programs', async () => {
    for (const accept of ['application/json', '*/*', '']) {
      const { status, headers, body } = await test.get('/api', { accept });
      expect([status, headers.get('vary')]).toEqual([200, 'Accept, Accept-Encoding']);
      expect(headers.get('link')).toContain('</api/openapi.json>; rel="service-desc"');
      expect(body).toMatchObject({
        name: 'Rumbo API',
        openapi: `${SITE}/api/openapi.json`,
        graphql: `${SITE}/graphql`,
      });
    }
  });

  it('has the sections of staff last, collapsed', async () => {
    const { body } = await page('/api');
    const [open, staff] = body.split('<main>')[1].split('<details>');
    expect(open).toContain('>List approved providers</h3>');
    expect(open).not.toContain('>List users</h3>');
    expect(staff).toContain('>List users</h3>');
    expect(staff).toContain('>Create a service</h3>');
  });

  it('has a section that access tokens can use among those of partners', () => {
    const ofPartners = operations.filter(({ path }) => path === '/api/public-providers');
    expect(ofPartners.map(({ access }) => access)).toEqual(['moderator']);
    const { sections } = describeApi(test.parts.env, ofPartners);
    expect(sections.filter(({ isForStaff }) => !isForStaff).map(({ name }) => name)).toEqual(['Directory']);
  });

  it('is revalidated each time, and not sent again to a browser that has cached it', async () => {
    const { headers } = await page('/api');
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Accept, Accept-Encoding']);
    const again = await test.get('/api', { accept: 'text/html', 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });
});

describe('the previous page of the GraphQL schema', () => {
  it('redirects to GraphiQL, which documents the schema', async () => {
    const { status, headers } = await page('/api/graphql');
    expect([status, headers.get('location')]).toEqual([301, '/graphql']);
  });
});

describe('the page of the API when the web is not built', () => {
  const bare = useApp('empty', {}, '/no/such/directory');

  it('is a 503 like all pages', async () => {
    const { status, body } = await bare.get('/api', { accept: 'text/html' });
    expect([status, body]).toEqual([503, 'The web is not built: run `npm run build`.']);
  });
});

describe('the catalog of the APIs', () => {
  it('names the descriptions for programs', async () => {
    const { status, headers, body } = await test.get('/.well-known/api-catalog');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/linkset\+json/);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    for (const path of ['/api/openapi.json', '/api/schema.graphql', '/status'])
      expect(text).toContain(`"href":"${SITE}${path}"`);
    for (const path of ['/mcp', '/data']) expect(text).toContain(`"anchor":"${SITE}${path}"`);
  });
});

describe('the schema of GraphQL as a file', () => {
  it('equals the one in the repository, and is sent again only after a change', async () => {
    const { status, headers, body } = await test.get('/api/schema.graphql');
    expect([status, body]).toEqual([200, readFileSync('schema.graphql', 'utf8')]);
    const again = await test.get('/api/schema.graphql', { 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });
});

describe('the text for assistants that read the site', () => {
  it('contains only existing addresses', async () => {
    const { body } = await test.get('/llms.txt');
    const links = [...body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => url!.replace(SITE, ''));
    expect(links.length).toBeGreaterThan(8);
    expect(body.split('\n').length).toBeLessThan(40);
    for (const link of links.filter((path) => !/^\/(mcp$|data\/|api\/search)/.test(path)))
      expect([link, (await test.get(link, { accept: 'text/html,*/*' })).status]).toEqual([link, 200]);
  });
});
