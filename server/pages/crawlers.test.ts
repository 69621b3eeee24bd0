import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { readPage } from '#tests/page.ts';
import { faultsOf } from '#tests/schemaOrg.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE }, 'dist/web');
/** The landing page at an address that is not cached. */
const DRAWN_NOW = '/?utm_source=news';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);

describe('the landing page', () => {
  it('describes the product, and links to further pages, without scripts', async () => {
    const { status, body } = await test.get('/', { 'accept-language': 'es' });
    const page = readPage(body);
    expect(status).toBe(200);
    expect(page).toMatchObject({ language: 'es', canonical: [`${SITE}/`], openGraph: { url: `${SITE}/` } });
    expect(page.headings).toEqual(['Conectamos transportistas con quienes tienen carga.']);
    expect(page.descriptions).toEqual([expect.stringMatching(/^La plataforma integral/)]);
    expect(page.links).toContain('/pre-registration');
    expect(faultsOf(page.data)).toEqual([]);
  });

  it.each([
    ['en-US,en', 'reefer', 'Dallas'],
    ['en-GB', 'customs', 'Houston'],
    ['en-CA', 'reefer', 'Vancouver'],
    ['es-AR,es;q=0.9', 'transporte refrigerado', 'Buenos Aires'],
    ['es-MX', 'mudanzas', 'Guadalajara'],
    ['es', 'transporte refrigerado', 'Bogotá'],
    ['fr-CA', 'frigorifique', 'Québec'],
    ['pt', 'despachante', 'Santos'],
    ['de-DE', 'movers', 'Los Angeles'],
  ])(
    'shows to a reader of %s what can be searched in their language and country, and that finds somebody',
    async (wanted, q, f) => {
      const { body } = await test.get('/', { 'accept-language': wanted });
      const examples = readPage(body).links.filter((link) => link.startsWith('/?') && link.includes('q='));
      expect(examples).toHaveLength(3);
      expect(examples).toContain(`/?${new URLSearchParams({ f, q })}`);
      for (const example of examples) {
        const { rows } = (await test.get(`/api/search${example.slice(1)}`, { 'accept-language': wanted })).body;
        expect([example, rows.length > 0 && rows[0].distanceKm < 500]).toEqual([example, true]);
      }
    },
  );

  it('has icons and a logo with a fixed size', async () => {
    for (const [file, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/apple-touch-icon.png', 'image/png'],
    ]) {
      const { status, headers, body } = await test.get(file!);
      expect([file, status, headers.get('content-type'), body.length > 100]).toEqual([file, 200, type, true]);
    }
    expect((await test.get('/')).body).toMatch(/<svg [^>]*width="115" height="32"[^>]*aria-label="Rumbo"/);
  });

  it('has an image for link previews', async () => {
    const { openGraph } = readPage((await test.get('/')).body);
    expect(openGraph.image).toBe(`${SITE}/preview.png`);
  });

  it('with an area of the map is a search, and not indexed by search engines', async () => {
    const { body } = await test.get('/?area=-35,-59,-34,-58');
    expect(body).toContain('name="robots" content="noindex"');
  });

  it('links to the most recently approved providers', async () => {
    const id = await addProvider(test.db, 'Recién <Llegada>', ROSARIO, '');
    const waiting = await addProvider(test.db, 'Todavía No', ROSARIO, '');
    await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [waiting]);
    const { body } = await test.get(DRAWN_NOW);
    const { links } = readPage(body);
    const providers = links.filter((link) => link.startsWith('/providers/'));
    expect(providers.length).toBe(6);
    expect(providers[0]).toBe(`/providers/${id}-recien-llegada`);
    expect(body).not.toContain('Todavía No');
    for (const link of providers) expect((await test.get(link)).status).toBe(200);
  });

  it('sends the database few statements, once shared data is cached', async () => {
    await test.get(DRAWN_NOW);
    const statements = await test.statements(() => test.get(DRAWN_NOW));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(7);
  });

  it('names the equivalent directory page of a search, when the keywords name its service', async () => {
    const [same, more] = await Promise.all(
      ['cadena de frío', 'cadena de frío barata'].map(async (q) => {
        const path = `/?${new URLSearchParams({ f: 'Argentina', q })}`;
        return String((await test.get(path, { 'accept-language': 'es' })).body);
      }),
    );
    expect(readPage(same!).canonical).toEqual([`${SITE}/es/cadena-de-frio/argentina`]);
    expect(same).not.toContain('noindex');
    expect(more).toContain('noindex');
    expect(readPage(more!).canonical).toEqual([]);
  });

  it('shows the results of a search, which is not indexed', async () => {
    const { body } = await test.get('/?f=Bah%C3%ADa+Blanca&q=frigor%C3%ADfico');
    expect(body).toContain('name="robots" content="noindex"');
    expect(readPage(body).links).toContain('/providers/1-frios-del-sur-transportes-s-r-l');
    expect(readPage(body).links.filter((link) => link.startsWith('https://wa.me/')).length).toBeGreaterThan(0);
    // the buttons above the results are part of the page
    for (const name of ['Filters', 'Sort: Best match'])
      expect(body).toContain(` aria-label="${name}" aria-expanded="false"`);
  });
});

describe('other pages', () => {
  it('have one description', async () => {
    for (const path of ['/legals/es/privacypolicy', '/mvp', '/users/forgot']) {
      const { status, body } = await test.get(path);
      expect(status).toBe(200);
      expect([path, readPage(body).descriptions.length]).toEqual([path, 1]);
    }
  });

  it('lead from an unknown address to the pre-registration', async () => {
    const { status, headers } = await test.get('/no/such/page');
    expect([status, headers.get('location')]).toEqual([302, '/pre-registration']);
  });

  it('have a description in the language of the reader, each a different one', async () => {
    const paths = ['/', '/pre-registration', '/users/login', '/users/signup', '/mvp', '/help'];
    const pages = await Promise.all(
      paths.map(async (path) => readPage((await test.get(path, { 'accept-language': 'pt' })).body)),
    );
    expect(pages.map(({ language }) => language)).toEqual(paths.map(() => 'pt'));
    expect(pages.map(({ canonical }) => canonical)).toEqual(paths.map((path) => [SITE + path]));
    expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(paths.length);
    expect(new Set(pages.flatMap(({ descriptions }) => descriptions)).size).toBe(paths.length);
  });

  it('are not indexed when they are a shortlist or loads, including shared ones', async () => {
    for (const path of ['/shortlist', '/shortlist?link=x.y.z', '/loads', '/loads?link=x'])
      expect((await test.get(path)).body).toContain('name="robots" content="noindex"');
    expect((await test.get('/help')).body).not.toContain('noindex');
  });

  it('have one canonical address, with any parameters', async () => {
    const { body } = await test.get('/users/login?next=%2Fusers%2Fprofile');
    expect(readPage(body).canonical).toEqual([`${SITE}/users/login`]);
  });

  it('are not sent again to browsers that have cached them', async () => {
    const { headers } = await test.get('/users/login');
    expect((await test.get('/users/login', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  });
});

describe('robots.txt', () => {
  it('admits crawlers to indexable pages, and names the sitemap', async () => {
    const { status, headers, body } = await test.get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(['/bo', '/api', '/users/', '/dashboard', '/pre-registration/success']);
    const open = [...body.matchAll(/^Allow: (.*)$/gm)].map(([, path]) => path);
    expect(open).toEqual(['/users/login', '/users/signup', '/api$', '/api/openapi.json', '/api/schema.graphql']);
    expect(body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});

describe('the sitemap', () => {
  it('contains every approved provider once, at the address of its page, and no other', async () => {
    const hidden = await addProvider(test.db, 'Sin Aprobar', ROSARIO, '');
    await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [hidden]);
    const index = await test.get('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
    expect(index.headers.get('cache-control')).toBe('public, max-age=600');
    const files = locations(index.body).filter((url) => !/\/(?:directory|lanes)-/.test(url));
    expect(files).toEqual([`${SITE}/sitemaps/pages.xml`, `${SITE}/sitemaps/providers-1.xml`]);

    const { body } = await test.get('/sitemaps/providers-1.xml');
    expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
    expect(body.endsWith('</urlset>\n')).toBe(true);
    const { rows } = await test.db.pool.query(`select id from providers where status = 'approved' order by id`);
    const ids = locations(body).map((url) => Number(url.match(/\/providers\/(\d+)/)![1]));
    expect(ids).toEqual(rows.map(({ id }) => id));
    for (const url of locations(body).slice(0, 5)) expect((await test.get(url.slice(SITE.length))).status).toBe(200);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it('contains existing fixed pages', async () => {
    const { body } = await test.get('/sitemaps/pages.xml');
    for (const path of ['/mvp', '/help', '/legals/pt/servicesagreement'])
      expect(locations(body)).toContain(SITE + path);
    for (const url of locations(body)) expect((await test.get(url.slice(SITE.length))).status).toBe(200);
  });

  it('is in parts by id range, each read piece by piece', async () => {
    await test.db.pool.query(
      `insert into providers (id, business_name, address_id, status, approved_at)
       select id, 'Flota ' || id, $1::int, 'approved'::provider_status, now() from generate_series(50001, 56000) as id
       union all select 100001, 'Lejos', $1::int, 'approved', now()`,
      [ROSARIO],
    );
    const { body: index } = await test.get('/sitemap.xml');
    expect(locations(index).map((url) => url.match(/[^/]+$/)![0])).toEqual([
      'pages.xml',
      'lanes-en.xml',
      'lanes-es.xml',
      'lanes-fr.xml',
      'lanes-pt.xml',
      'directory-en-1.xml',
      'directory-es-1.xml',
      'directory-fr-1.xml',
      'directory-pt-1.xml',
      'providers-1.xml',
      'providers-2.xml',
      'providers-3.xml',
    ]);
    let body = '';
    const statements = await test.statements(async () => {
      body = (await test.get('/sitemaps/providers-2.xml')).body;
    });
    expect(statements).toHaveLength(3);
    expect(locations(body)).toHaveLength(6_000);
    expect(new Set(locations(body)).size).toBe(6_000);
    expect(locations((await test.get('/sitemaps/providers-3.xml')).body)).toEqual([`${SITE}/providers/100001-lejos`]);
  });

  it.each(['providers-0.xml', 'providers-999999.xml', 'providers-9.xml', 'providers-x.xml', 'nothing.xml'])(
    'has no part %s',
    async (name) => {
      expect((await test.get(`/sitemaps/${name}`)).status).toBe(404);
    },
  );
});
