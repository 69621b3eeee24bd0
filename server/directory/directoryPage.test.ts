import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { CITIES, directoryPage, newService } from '#tests/directoryPage.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { refreshDirectory } from './refreshPages.ts';

const test = useApp('demo');
const page = (path: string, paging = {}) => directoryPage(test, path, paging);
const refresh = () => refreshDirectory({}, { db: test.db });
const { frayBentos, young, mercedes, dolores } = CITIES;
const staff = useStaff(test);

describe('the providers of a directory page', () => {
  it('offer the service at the place or at a place in it, newest first', async () => {
    const service = await newService(test, 'Moon dust');
    const [a, b, c, d] = await service.offeredAt(frayBentos, young, frayBentos, mercedes);
    expect((await page('/en/moon-dust/uruguay/rio-negro/fray-bentos')).ids).toEqual([c, a]);
    expect((await page('/en/moon-dust/uruguay/rio-negro')).ids).toEqual([c, b, a]);
    expect((await page('/en/moon-dust/uruguay')).ids).toEqual([d, c, b, a]);
    expect((await page('/en/moon-dust/argentina')).ids).toEqual([]);
  });

  it('offer any service of a category', async () => {
    const { rows } = await test.db.pool.query(
      `select distinct p.id from providers p join provider_services o on o.provider_id = p.id
        join services s on s.id = o.service_id join service_subcategories c on c.id = s.subcategory_id
        join addresses a on a.id = o.address_id
      where p.status = 'approved' and c.category_id = 2 and a.country_code = 'MX' order by p.id desc`,
    );
    const found = await page('/en/cold-chain/mexico', { first: 100 });
    expect(found).toMatchObject({ kind: 'CATEGORY', serviceName: 'Cold chain', count: rows.length });
    expect(found.ids).toEqual(rows.map(({ id }) => id));
  });

  it('are listed once, even with the service at several places', async () => {
    const service = await newService(test, 'Sun dust');
    await addProvider(test.db, 'Polvo', frayBentos, '', [young, young, mercedes], service.id);
    expect((await page('/en/sun-dust/uruguay')).count).toBe(1);
    expect((await page('/en/sun-dust/uruguay/soriano')).count).toBe(1);
  });

  it('are listed on the country page alone if they serve the whole country', async () => {
    const service = await newService(test, 'Star dust');
    const uruguay = test.parts.gazetteer.countries.find(({ countryCode }) => countryCode === 'UY')!;
    await service.offeredAt(uruguay.id);
    expect((await page('/en/star-dust/uruguay')).count).toBe(1);
    expect((await page('/en/star-dust/uruguay/soriano')).count).toBe(0);
  });

  it('are approved: suspended, returned and deleted ones are removed immediately', async () => {
    const service = await newService(test, 'Comet dust');
    const [suspended, waiting, deleted, stays] = await service.offeredAt(young, young, young, young);
    const path = '/en/comet-dust/uruguay/rio-negro/young';
    expect((await page(path)).count).toBe(4);
    const providers = [{ id: suspended }];
    await staff.post('/api/providers/decisions', { kind: 'suspended', providers, reason: 'Nadie responde.' });
    await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [waiting]);
    await staff.remove(`/api/providers/${deleted}`);
    expect(await page(path)).toMatchObject({ count: 1, isIndexed: false, ids: [stays] });
    await staff.post('/api/providers/decisions', { kind: 'published', providers });
    expect((await page(path)).count).toBe(2);
  });

  it('are paged, and each is listed once', async () => {
    const all = (await page('/en/flatbed-transport/argentina', { first: 100 })).ids;
    const seen: number[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { ids, providers } = await page('/en/flatbed-transport/argentina', { first: 4, after });
      seen.push(...ids);
      expect(providers.totalCount).toBe(all.length);
      ({ endCursor: after, hasNextPage: more } = providers.pageInfo);
    }
    expect(all.length).toBeGreaterThan(10);
    expect(seen).toEqual(all);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'x' }, 'after'],
  ])('are not read with %o', async (paging, field) => {
    await expect(page('/en/road-freight/argentina', paging)).rejects.toThrow(`"field":"${field}"`);
  });

  it('have the same order when there are very many', async () => {
    const service = await newService(test, 'Galaxy dust');
    await test.db.pool.query(
      `with added as (
         insert into providers (business_name, address_id, status, approved_at)
         select 'Flota ' || n, $1::int, (case when n % 10 > 0 then 'approved' else 'waiting' end)::provider_status,
           case when n % 10 > 0 then now() end from generate_series(1, 3000) as n returning id
       ) insert into provider_services (provider_id, service_id, address_id)
         select id, $2::int, place from added, unnest(array[$1::int, $3::int]) as place`,
      [mercedes, service.id, young],
    );
    await refresh();
    const { rows } = await test.db.pool.query(
      `select distinct p.id from provider_services o join providers p on p.id = o.provider_id and p.status = 'approved'
        where o.service_id = $1 order by p.id desc`,
      [service.id],
    );
    const ids = rows.map(({ id }) => id);
    for (const place of ['uruguay', 'uruguay/soriano', 'uruguay/soriano/mercedes']) {
      const first = await page(`/en/galaxy-dust/${place}`, { first: 30 });
      const { endCursor: after } = first.providers.pageInfo;
      const second = await page(`/en/galaxy-dust/${place}`, { first: 30, after });
      expect([first.count, ...first.ids, ...second.ids]).toEqual([2_700, ...ids.slice(0, 60)]);
    }
  });
});

describe('a directory page', () => {
  it('is indexed from three providers on; before that it offers the smallest wider place with as many', async () => {
    const service = await newService(test, 'Ice dust');
    await service.offeredAt(frayBentos, frayBentos, young);
    await refresh();
    expect(await page('/en/ice-dust/uruguay/rio-negro')).toMatchObject({ isIndexed: true, count: 3, widerPage: null });
    expect(await page('/en/ice-dust/uruguay/rio-negro/fray-bentos')).toMatchObject({
      isIndexed: false,
      count: 2,
      widerPage: { placeName: 'Río Negro', path: '/en/ice-dust/uruguay/rio-negro', count: 3 },
    });
    // no providers there
    expect(await page('/en/ice-dust/uruguay/soriano/dolores')).toMatchObject({
      count: 0,
      widerPage: { placeName: 'Uruguay', path: '/en/ice-dust/uruguay', count: 3 },
    });
    expect(await page('/en/ice-dust/chile')).toMatchObject({ count: 0, isIndexed: false, widerPage: null });
  });

  it('links to the places in it, to its neighbours and to related services, all with enough providers', async () => {
    const service = await newService(test, 'Rock dust');
    await service.offeredAt(frayBentos, frayBentos, frayBentos, young, young);
    await service.offeredAt(mercedes, mercedes, mercedes, dolores, dolores, dolores, dolores);
    await refresh();
    const country = await page('/en/rock-dust/uruguay');
    expect(country.placesWithin).toEqual([
      { serviceName: 'Rock dust', placeName: 'Soriano', path: '/en/rock-dust/uruguay/soriano', count: 7 },
      { serviceName: 'Rock dust', placeName: 'Río Negro', path: '/en/rock-dust/uruguay/rio-negro', count: 5 },
    ]);
    expect(country.neighbours).toEqual([]);
    const region = await page('/en/rock-dust/uruguay/rio-negro');
    expect(region.placesWithin).toMatchObject([{ placeName: 'Fray Bentos', count: 3 }]);
    expect(region.neighbours).toMatchObject([{ placeName: 'Soriano', count: 7 }]);
    const city = await page('/en/rock-dust/uruguay/soriano/dolores');
    expect([city.placesWithin, city.neighbours]).toMatchObject([[], [{ placeName: 'Mercedes', count: 3 }]]);
    expect(city.relatedServices[0]).toMatchObject({
      serviceName: 'Bulk, liquids and dangerous goods',
      path: '/en/bulk-liquids-and-dangerous-goods/uruguay/soriano/dolores',
    });
    const category = await page(city.relatedServices[0].path);
    expect(category.count).toBe(city.relatedServices[0].count);
    expect(category.relatedServices).toContainEqual({
      ...{ serviceName: 'Rock dust', placeName: 'Dolores' },
      ...{ path: '/en/rock-dust/uruguay/soriano/dolores', count: 4 },
    });
  });

  it('lists its nearest neighbours first', async () => {
    const { neighbours } = await page('/es/transporte-de-carga-por-carretera/argentina');
    const names = neighbours.map(({ placeName }: { placeName: string }) => placeName);
    expect(names.slice(0, 2).sort()).toEqual(['Paraguay', 'Uruguay']);
    expect(names).toHaveLength(12);
    expect(names).not.toContain('Estados Unidos');
  });

  it('is one page in all languages, each with its own slugs and names', async () => {
    const paths = {
      en: '/en/refrigerated-transport/brazil/sao-paulo',
      es: '/es/transporte-refrigerado/brasil/sao-paulo',
      fr: '/fr/transport-frigorifique/bresil/sao-paulo',
      pt: '/pt/transporte-refrigerado/brasil/sao-paulo',
    };
    const pages = await Promise.all(Object.values(paths).map((path) => page(path)));
    for (const { alternates } of pages)
      expect(alternates).toEqual(Object.entries(paths).map(([language, path]) => ({ language, path })));
    expect(pages.map(({ path }) => path)).toEqual(Object.values(paths));
    expect(pages.map(({ serviceName }) => serviceName)).toEqual([
      'Refrigerated transport',
      'Transporte refrigerado',
      'Transport frigorifique',
      'Transporte refrigerado',
    ]);
    expect(pages[1].breadcrumb).toEqual([
      { name: 'Brasil', path: '/es/transporte-refrigerado/brasil' },
      { name: 'São Paulo', path: '/es/transporte-refrigerado/brasil/sao-paulo' },
    ]);
    expect(new Set(pages.map(({ ids }) => ids.join())).size).toBe(1);
  });

  it('is loaded with its providers and all links in a fixed number of statements', async () => {
    const counts = [];
    for (const first of [1, 20]) {
      const statements = await test.statements(() => page('/en/road-freight/argentina', { first }));
      counts.push(statements.length);
    }
    expect(counts[0]).toBeLessThan(10);
    expect(counts[1]).toBe(counts[0]);
  });
});
