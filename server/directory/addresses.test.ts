import { describe, expect, it } from 'vitest';
import { slugOf } from '#shared/slug.ts';
import { directoryPage, newService } from '#tests/directoryPage.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const page = (path: string) => directoryPage(test, path);

describe('the address of a directory page', () => {
  it.each([
    ['in upper case', '/ES/Cadena-De-Frio/Argentina', '/es/cadena-de-frio/argentina'],
    ['with accents', '/es/cadena-de-frío/perú', '/es/cadena-de-frio/peru'],
    ['with the service in another language', '/es/cold-chain/argentina', '/es/cadena-de-frio/argentina'],
    ['with the country in another language', '/en/cold-chain/brasil/parana', '/en/cold-chain/brazil/parana'],
    ['with another name of the country', '/en/cold-chain/usa', '/en/cold-chain/united-states'],
    [
      'with another name of the city',
      '/es/cadena-de-frio/argentina/caba',
      '/es/cadena-de-frio/argentina/ciudad-autonoma-de-buenos-aires',
    ],
    [
      'without the region',
      '/es/cadena-de-frio/argentina/bahia-blanca',
      '/es/cadena-de-frio/argentina/buenos-aires/bahia-blanca',
    ],
    [
      'with an id that the largest city of the name does not need',
      '/es/cadena-de-frio/mexico/chiapas/emiliano-zapata-3527880',
      '/es/cadena-de-frio/mexico/chiapas/emiliano-zapata',
    ],
  ])('leads to the canonical one %s', async (_, asked, canonical) => {
    expect(await page(asked)).toMatchObject({ path: canonical, redirectTo: canonical });
    expect(await page(canonical)).toMatchObject({ path: canonical, redirectTo: null });
  });

  it.each([
    '/en/no-such-service/argentina',
    '/en/cold-chain/no-such-country',
    '/en/cold-chain/argentina/no-such-region',
    '/en/cold-chain/argentina/buenos-aires/no-such-city',
    // in other regions, and a city within a city
    '/en/cold-chain/argentina/buenos-aires/rosario',
    '/en/cold-chain/argentina/rosario/rosario',
    '/en/cold-chain/mexico/chiapas/emiliano-zapata-3838583',
    '/en/%00/%ED%A0%80/x',
  ])('is none: %s', async (path) => {
    expect(await page(path)).toBeNull();
  });

  it('has a city directly below a country without regions', async () => {
    expect(await page('/es/cadena-de-frio/aruba/oranjestad')).toMatchObject({
      placeName: 'Oranjestad',
      redirectTo: null,
    });
  });

  it('has the id after the name of each city but the largest, where a region has several with the name', async () => {
    const { rows } = await test.db.pool.query(
      `select min(name) as name, array_agg(id order by population desc, id) as ids from addresses
       where region_id = 2075629765 group by search.fold(name)
       having count(*) > 5 and min(id) <> (array_agg(id order by population desc, id))[1]`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const { name, ids } = rows[0];
    const [largest, ...others] = ids;
    const base = `/es/cadena-de-frio/mexico/chiapas/${slugOf(name)}`;
    expect((await page(base)).place.databaseId).toBe(largest);
    for (const id of others) {
      const found = await page(`${base}-${id}`);
      expect([found.place.databaseId, found.redirectTo]).toEqual([id, null]);
    }
  });

  it('leads to the right place even if its name is too long for an address', async () => {
    const { rows } = await test.db.pool.query('select id from addresses where length(name) > 80');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const place = test.parts.gazetteer.get(id)!;
      const country = place.countryCode === 'CA' ? 'canada' : 'argentina';
      const slug = `${place.name.normalize('NFKD').replace(/\p{M}/gu, '')}`;
      const found = await page(`/es/cadena-de-frio/${country}/${place.region}/${encodeURIComponent(slug)}`);
      expect((await page(found.path)).place.databaseId).toBe(id);
    }
  });
});

describe('the address of a service', () => {
  it('redirects to the new one after it was renamed, in each language, also after two renames', async () => {
    const service = await newService(test, 'Feather loads', { es: 'Plumas', pt: 'Penas' });
    await service.rename({ en: 'Down loads', es: 'Plumas' });
    expect(await page('/en/feather-loads/chile')).toMatchObject({ redirectTo: '/en/down-loads/chile' });
    await service.rename({ en: 'Plumage', es: 'Plumaje' });
    for (const former of ['feather-loads', 'down-loads'])
      expect(await page(`/en/${former}/chile`)).toMatchObject({ redirectTo: '/en/plumage/chile' });
    expect(await page('/es/plumas/chile')).toMatchObject({ redirectTo: '/es/plumaje/chile' });
    expect(await page('/pt/feather-loads/chile')).toMatchObject({ redirectTo: '/pt/penas/chile' });
    await service.rename({ en: 'Feather loads' });
    expect(await page('/en/feather-loads/chile')).toMatchObject({ redirectTo: null });
  });

  it('belongs to another service that has taken its previous name', async () => {
    const first = await newService(test, 'Glass eyes');
    await first.rename({ en: 'Eyes of glass', es: 'Ojos', pt: 'Olhos' });
    await newService(test, 'Glass eyes');
    expect(await page('/en/glass-eyes/chile')).toMatchObject({ serviceName: 'Glass eyes', redirectTo: null });
  });

  it('has its id at the end when a category or an earlier service has the same name', async () => {
    const [one, other] = [await newService(test, 'Cold chain'), await newService(test, 'Cold chain')];
    expect(await page('/en/cold-chain/chile')).toMatchObject({ kind: 'CATEGORY', redirectTo: null });
    for (const { id } of [one, other])
      expect(await page(`/en/cold-chain-${id}/chile`)).toMatchObject({ kind: 'SERVICE', redirectTo: null });
    // the id is no longer needed
    await one.rename({ en: 'Chain of cold' });
    expect(await page(`/en/cold-chain-${one.id}/chile`)).toMatchObject({ redirectTo: '/en/chain-of-cold/chile' });
  });
});
