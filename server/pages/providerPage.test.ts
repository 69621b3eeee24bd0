import { beforeAll, describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { photo } from '#tests/images.ts';
import { readPage } from '#tests/page.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { faultsOf } from '#tests/schemaOrg.ts';
import { signedInStaff } from '#tests/staff.ts';
import { ROSARIO, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE }, 'dist/web');
const FIRST = '/providers/1-frios-del-sur-transportes-s-r-l';
const FIRST_ES = '/providers/es/1-frios-del-sur-transportes-s-r-l';

const read = async (path: string, headers?: Record<string, string>) => readPage((await test.get(path, headers)).body);

/** An approved provider with these texts. */
async function write(name: string, description: string): Promise<string> {
  const id = await addProvider(test.db, name, ROSARIO, description);
  const { headers } = await test.get(`/providers/${id}`);
  return headers.get('location') ?? `/providers/${id}`;
}

describe('the page of a provider', () => {
  it('can be read without scripts', async () => {
    const { status, headers, body } = await test.get(FIRST);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const page = readPage(body);
    expect(page.headings).toEqual(['Fríos del Sur Transportes S.R.L.']);
    expect(page.titles).toEqual(['Fríos del Sur Transportes S.R.L. · Bahía Blanca · Rumbo']);
    expect(page.descriptions).toEqual([expect.stringMatching(/^Transporte refrigerado de alimentos y pescado .*…$/)]);
    // in full, with its services by place
    expect(body).toContain('guardia de tráfico las 24 horas.');
    expect(body).toContain('Comodoro Rivadavia');
    expect(body).toContain('Fish and seafood transport');
    expect(page.links).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mailto:cargas@friosdelsur.example\?subject=/),
        expect.stringMatching(/^tel:\+54\d+$/),
        expect.stringMatching(/^https:\/\/wa\.me\/549\d+\?text=Hello/),
        'https://friosdelsur.example',
        '/',
        '/legals/privacypolicy',
      ]),
    );
    expect(body).not.toContain('needs JavaScript');
  });

  it('shows its review date, without a listing date of the same year, and its language if it differs from that of the page', async () => {
    const text = async (path: string) => String((await test.get(path)).body).replaceAll('<!-- -->', '');
    const english = await text('/providers/en/1-frios-del-sur-transportes-s-r-l');
    expect(english).toMatch(/Reviewed [A-Z][a-z]+ \d{4}</);
    expect(english).not.toContain('On Rumbo since');
    expect(english).toContain('Written in Spanish');
    expect(english).toMatch(/<p[^>]* lang="es"[^>]*>Transporte refrigerado/);
    const spanish = await text(FIRST_ES);
    expect(spanish).toMatch(/Verificada[^<]* \d{4}</);
    expect(spanish).not.toContain('Escrito en');
  });

  it.each([
    ['/providers/1', FIRST],
    ['/providers/1-', FIRST],
    ['/providers/1-any-other-name', FIRST],
    [`${FIRST}/`, FIRST],
    ['/providers/1-Fr%C3%ADos', FIRST],
    ['/providers/es/1', FIRST_ES],
    ['/providers/es/1-x?utm_source=a%20b', `${FIRST_ES}?utm_source=a%20b`],
  ])('is at one address: %s leads to %s for good', async (path, location) => {
    const { status, headers } = await test.get(path);
    expect([status, headers.get('location')]).toEqual([301, location]);
    // a business may change its name and change it back
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('names itself, and its versions in other languages', async () => {
    const alternates = {
      en: `${SITE}/providers/en/1-frios-del-sur-transportes-s-r-l`,
      es: `${SITE}${FIRST_ES}`,
      fr: `${SITE}/providers/fr/1-frios-del-sur-transportes-s-r-l`,
      pt: `${SITE}/providers/pt/1-frios-del-sur-transportes-s-r-l`,
      'x-default': `${SITE}${FIRST}`,
    };
    expect(await read(FIRST)).toMatchObject({ canonical: [`${SITE}${FIRST}`], alternates });
    expect(await read(FIRST_ES)).toMatchObject({ canonical: [`${SITE}${FIRST_ES}`], alternates });
  });

  it('is in the language of its address, otherwise in that of the reader', async () => {
    const portuguese = { 'accept-language': 'pt-BR' };
    expect((await read(FIRST)).language).toBe('en');
    expect((await read(FIRST, portuguese)).language).toBe('pt');
    expect((await test.get(FIRST, portuguese)).headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect((await read(FIRST_ES, portuguese)).language).toBe('es');
    expect((await test.get(FIRST_ES)).body).toContain('Transporte refrigerado</span>');
  });

  it('describes itself for schema.org like for people', async () => {
    const { rows } = await test.db.pool.query(`select id from providers where status = 'approved' limit 40`);
    for (const { id } of rows) {
      const { headers } = await test.get(`/providers/${id}`);
      const { data } = await read(headers.get('location')!);
      expect(faultsOf(data)).toEqual([]);
    }
    expect((await read(FIRST)).data).toMatchObject({
      '@type': 'LocalBusiness',
      url: `${SITE}${FIRST}`,
      alternateName: 'Fríos del Sur',
      sameAs: ['https://friosdelsur.example'],
      address: { addressLocality: 'Bahía Blanca', addressRegion: 'Buenos Aires', addressCountry: 'AR' },
      email: 'cargas@friosdelsur.example',
    });
  });

  it('uses the type of moving companies for them', async () => {
    const id = await addProvider(test.db, 'Mudanzas del Plata', ROSARIO, 'Mudanzas.');
    await test.db.pool.query('update provider_services set service_id = 94 where provider_id = $1', [id]);
    const { data } = await read(`/providers/${id}-mudanzas-del-plata`);
    expect([data['@type'], faultsOf(data)]).toEqual(['MovingCompany', []]);
  });

  it.each([
    'x</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `' onmouseover='alert(1)`,
    '</script><!--<script>',
    'nonce="(nonce)"',
    '<!--head--><div id="root"></div></head>',
    "$& $` $' $1",
    '&lt;b&gt; &amp;',
    'ACME \u202Egnp.exe \u2066x',
  ])('shows what people typed as they typed it, and no more: %s', async (text) => {
    for (let nearby = 0; nearby < 3; nearby++) await write('Plain', 'plain');
    const plain = (await test.get(await write('Plain', 'plain'))).body as string;
    const { body } = await test.get(await write(text, text));
    const page = readPage(body);
    expect(page.headings).toEqual([text]);
    expect(page.data.name).toBe(text);
    expect(page.data.description).toBe(text);
    // no more elements and attributes than for a harmless name
    const shape = (html: string) => html.match(/<[!/]?[a-z-]+|\s[a-z]+=(?=")/gi);
    expect(shape(body)).toEqual(shape(plain));
    // a title cannot reset the text direction, so it contains no direction marks
    expect(page.titles.join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('is at its id alone when the name has no letters for an address', async () => {
    expect(await write('運送会社', '')).toMatch(/^\/providers\/\d+$/);
  });

  it('describes itself by its services when it has no description', async () => {
    expect((await read(await write('Con Palabras', 'Fletes.'))).descriptions).toEqual(['Fletes.']);
    const { descriptions } = await read(await write('Sin Palabras', ''));
    expect(descriptions).toEqual(['Refrigerated transport · Rosario, Santa Fe, Argentina']);
  });

  it('links only to valid websites', async () => {
    const path = await write('Con Trampa', '');
    await test.db.pool.query(
      `update providers set website_url = 'javascript:alert(1)' where business_name = 'Con Trampa'`,
    );
    expect((await read(path)).links.join()).not.toContain('javascript:');
  });

  it('needs few statements: nine for itself, and eight for nearby providers', async () => {
    expect((await test.statements(() => test.get(FIRST))).length).toBeLessThanOrEqual(17);
  });

  it('is not sent again while it is unchanged, and never contains personal data', async () => {
    const { headers, body } = await test.get(FIRST);
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag')!;
    const again = await test.get(FIRST, { 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    // the cached page keeps the policy with its own nonce
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect((await test.get(FIRST_ES, { 'if-none-match': etag })).status).toBe(200);
    await test.db.pool.query(`update providers set description = description || ' Más.' where id = 1`);
    expect((await test.get(FIRST, { 'if-none-match': etag })).status).toBe(200);

    const staff = await signedInStaff(test);
    const seen = await staff.get(FIRST);
    expect(seen.headers.get('set-cookie')).toBeNull();
    expect(seen.body.length).toBe(body.length + ' Más.'.length * (seen.body.match(/ Más\./g) ?? []).length);
  });
});

describe('a provider that is not public', () => {
  let id: number;
  let path: string;
  const name = 'Cóndor Escondido';

  beforeAll(async () => {
    id = await addProvider(test.db, name, ROSARIO, 'secreto');
    path = `/providers/${id}-condor-escondido`;
  });

  const change = (sql: string) => test.db.pool.query(`update providers set ${sql} where id = ${id}`);
  const asked = async () => {
    const { body } = await test.graphql('query ($id: ID!) { provider(id: $id) { businessName } }', {
      id,
    });
    return body.data.provider;
  };

  it('is not found while it is pending, after a rejection and once deleted, and says so in the language of the reader', async () => {
    expect((await test.get(path)).status).toBe(200);
    expect(await asked()).toEqual({ businessName: name });
    for (const sql of ["status = 'waiting', approved_at = null", "status = 'rejected', rejected_at = now()"]) {
      await change(sql);
      const { status, headers, body } = await test.get(path, { 'accept-language': 'es' });
      expect(status).toBe(404);
      expect(body).not.toMatch(/Escondido|secreto/);
      expect(readPage(body)).toMatchObject({ language: 'es', headings: ['Proveedor no encontrado'], data: null });
      expect(body).toContain('name="robots" content="noindex"');
      expect(headers.get('etag')).toBeNull();
      // and its address does not reveal whether it exists
      expect((await test.get(`/providers/${id}`)).status).toBe(404);
      expect(await asked()).toBeNull();
    }
    await change("status = 'approved', approved_at = now(), rejected_at = null");
    expect((await test.get(path)).status).toBe(200);
    await test.db.pool.query('delete from providers where id = $1', [id]);
    expect((await test.get(path)).status).toBe(404);
  });

  it.each([
    '/providers/999999',
    '/providers/0-x',
    '/providers/9999999999',
    '/providers/99999999999999999999',
    '/providers/nobody',
    '/providers/1x',
    '/providers/de/1',
    '/providers/es/1/2',
    '/providers/%00',
    '/providers/%E0%A4%A',
    '/providers/es/-1',
  ])('has no page at %s', async (wrong) => {
    expect((await test.get(wrong)).status).toBe(404);
  });
});

describe('the picture of a provider', () => {
  it('is on the page once it is approved, and nowhere before', async () => {
    await submit(test, { businessName: 'Con Retrato' }, [{ bytes: await photo(1200, 900).jpeg().toBuffer() }]);
    const { id } = (await test.db.prisma.provider.findFirst({ where: { businessName: 'Con Retrato' } }))!;
    const path = `/providers/${id}-con-retrato`;
    await test.db.pool.query("update providers set status = 'approved', approved_at = now() where id = $1", [id]);
    const before = await test.get(path);
    expect(before.status).toBe(200);
    expect(before.body).not.toContain('/uploads/');

    await test.db.pool.query('update provider_images set approved_at = now() where provider_id = $1', [id]);
    const { body } = await test.get(path);
    const { data } = readPage(body);
    expect(data.image).toMatch(/^https:\/\/rumbo\.example\/uploads\/\w{32}-960\.webp$/);
    expect(faultsOf(data)).toEqual([]);
    // also as JPEG
    const jpeg = new URL(String(data.image)).pathname.replace(/webp$/, 'jpg');
    for (const asked of ['first', 'again']) {
      const { status, headers, body } = await test.get(jpeg);
      expect([asked, status, headers.get('content-type')]).toEqual([asked, 200, 'image/jpeg']);
      expect(body.includes('WEBP')).toBe(false);
    }
    await test.db.pool.query('update provider_images set approved_at = null where provider_id = $1', [id]);
    expect((await test.get(jpeg)).status).toBe(404);
    expect(body).toMatch(/<img [^>]*srcSet="\/uploads\/\w+-160\.webp 160w, /);
  });
});

it('does not show a pending edit of an owner, in its JSON-LD or in a sitemap either', async () => {
  const { id, owner } = await publishedBusiness(test);
  const location = (await test.get(`/providers/${id}`)).headers.get('location')!;
  const sitemap = async () => {
    const { body } = await test.get('/sitemaps/providers-1.xml');
    return (body as string)
      .match(new RegExp(`<url>[^§]*?/providers/${id}-[^§]*?</url>`))?.[0]
      .split('<url>')
      .at(-1);
  };
  const [page, entry] = [readPage((await test.get(location)).body), await sitemap()];
  expect(JSON.stringify(page.data)).toContain(owner.email);
  expect(entry).toContain(`/providers/${id}-cargas-`);
  await sendEdit(owner, id, ({ contacts }) => ({
    businessName: 'Zanahoria Cargas',
    websiteUrl: 'https://zanahoria.example',
    description: 'Zanahoria para todos.',
    taxNumber: '30-zanahoria',
    contacts: [...contacts, { id: 'n1', contactType: 'EMAIL', contactValue: 'cargas@zanahoria.example' }],
  }));
  const { status, body } = await test.get(location);
  expect(status).toBe(200);
  expect(body).not.toMatch(/zanahoria/i);
  expect(readPage(body)).toEqual(page);
  expect(await sitemap()).toBe(entry);
});
