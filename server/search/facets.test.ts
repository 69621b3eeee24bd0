import { describe, expect, it } from 'vitest';
import { photo } from '#tests/images.ts';
import { ids, SEARCH, SEARCHES, searcher } from '#tests/searching.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { sample } from '#tests/tier.ts';

const test = useApp('demo');
const { search, all } = searcher(test);

const FACET = 'count countIsExact isSelected';
const FACETS = `query ($where: SearchWhere, $keywords: String, $filters: SearchFilters) {
  searchProviders(where: $where, keywords: $keywords, filters: $filters, first: 1) {
    facets {
      categories { category { databaseId } ${FACET} }
      services { service { databaseId } ${FACET} }
      countries { place { countryCode } ${FACET} }
      regions { place { databaseId } ${FACET} }
      distances { within ${FACET} }
      inCountry { ${FACET} }
      hasWhatsApp { ${FACET} }
      hasImage { ${FACET} }
    }
  }
}`;

interface Facet {
  count: number | null;
  countIsExact: boolean;
  isSelected: boolean;
  [value: string]: unknown;
}

interface Truth {
  id: number;
  categories: number[];
  services: number[];
  countries: string[];
  regions: number[];
  hasWhatsApp: boolean;
}

/** The facts about these providers from the tables. */
async function truthsOf(providers: number[]): Promise<Truth[]> {
  const { rows } = await test.db.pool.query<Truth>(
    `select p.id, offered.*, located.*,
       exists (select from contacts c where c.provider_id = p.id and c.contact_type = 'whatsapp') as "hasWhatsApp"
     from providers p
     cross join lateral (
       select array_agg(s.id) as services, array_agg(sub.category_id) as categories
       from provider_services o join services s on s.id = o.service_id
       join service_subcategories sub on sub.id = s.subcategory_id where o.provider_id = p.id
     ) offered
     cross join lateral (
       select array_agg(trim(a.country_code)) as countries, array_agg(coalesce(a.region_id, a.id)) as regions
       from addresses a
       where a.id = p.address_id or a.id in (select o.address_id from provider_services o where o.provider_id = p.id)
     ) located
     where p.id = any ($1)`,
    [providers],
  );
  return rows;
}

/** The counted values, as filters for each of them. */
async function facetsOf(variables: object): Promise<{ filters: Record<string, unknown>; facet: Facet }[]> {
  const { body } = await test.graphql(FACETS, variables);
  expect(body.errors).toBeUndefined();
  const { facets } = body.data.searchProviders;
  const many = (name: string, read: (facet: never) => unknown) =>
    facets[name].map((facet: Facet) => ({ filters: { [name]: [read(facet as never)] }, facet }));
  return [
    ...many('categories', ({ category }: { category: { databaseId: number } }) => category.databaseId),
    ...many('services', ({ service }: { service: { databaseId: number } }) => service.databaseId),
    ...many('countries', ({ place }: { place: { countryCode: string } }) => place.countryCode),
    ...many('regions', ({ place }: { place: { databaseId: number } }) => place.databaseId),
    ...facets.distances.map((facet: Facet) => ({ filters: { within: facet.within }, facet })),
    ...(facets.inCountry ? [{ filters: { within: 'COUNTRY' }, facet: facets.inCountry }] : []),
    { filters: { hasWhatsApp: true }, facet: facets.hasWhatsApp },
    { filters: { hasImage: true }, facet: facets.hasImage },
  ];
}

describe('facets', () => {
  it.each(SEARCHES)('of %o have the counts of a search with each of them', async (asked) => {
    const facets = await facetsOf(asked);
    expect(facets.some(({ facet }) => (facet.count ?? 0) > 0)).toBe(true);
    for (const { filters, facet } of sample(facets, 2)) {
      expect(facet.isSelected).toBe(false);
      const { totalCount, countIsExact } = await search({ ...asked, filters, first: 1 });
      if (facet.countIsExact && countIsExact) expect([filters, facet.count]).toEqual([filters, totalCount]);
      else if (facet.count !== null && facet.count > 100)
        expect(Math.abs(facet.count / totalCount - 1)).toBeLessThan(0.1);
    }
  });

  it('of a narrowed search count the values of a filter without its own selection, with all others', async () => {
    const asked = { where: { text: 'Buenos Aires' } };
    const before = await facetsOf(asked);
    const [category, other] = before.filter(({ filters }) => filters.categories);
    const both = { ...category!.filters, hasWhatsApp: true };
    const after = await facetsOf({ ...asked, filters: both });
    const selected = after.filter(({ facet }) => facet.isSelected).map(({ filters }) => filters);
    expect(selected).toEqual([category!.filters, { hasWhatsApp: true }]);
    for (const { filters, facet } of after) {
      const { totalCount } = await search({ ...asked, filters: { ...both, ...filters }, first: 1 });
      expect([filters, facet.count]).toEqual([filters, totalCount]);
    }
    expect(after.some(({ filters }) => String(filters.categories) === String(other!.filters.categories))).toBe(true);
  });

  it.each([
    { where: { text: 'Rosario' }, keywords: 'cargas', filters: { categories: [1] } },
    { where: { text: 'Rosario' }, filters: { services: [3] } },
    { where: { text: 'Rosario' }, keywords: 'cargas', filters: { services: [3], categories: [1], within: 'KM_300' } },
    { where: { area: { south: -35, west: -62, north: -31, east: -57 } }, filters: { categories: [1, 3] } },
    { where: { text: 'Laredo' }, keywords: 'reefer', filters: { within: 'COUNTRY' } },
    { where: { text: 'Rosario' }, keywords: 'cargas', filters: { within: 'COUNTRY' } },
  ])('of %o count what a search with both finds', async (asked) => {
    for (const { filters, facet } of sample(await facetsOf(asked), 2)) {
      const both = { ...asked, filters: { ...asked.filters, ...filters } };
      const { totalCount } = await search({ ...both, first: 1 });
      expect([filters, facet.count]).toEqual([filters, totalCount]);
    }
  });

  it('each narrow to matching providers, without losing any', async () => {
    const asked = { keywords: 'mudanzas' };
    const every = await all(asked);
    const truths = await truthsOf(every.map(({ node }) => node.databaseId));
    const some = <Value>(valuesOf: (truth: Truth) => readonly Value[]): Value => {
      const values = truths.flatMap((truth) => [...new Set(valuesOf(truth))]);
      const counts = new Map(values.map((value) => [value, values.filter((item) => item === value).length]));
      return [...counts].filter(([, count]) => count < truths.length).toSorted(([, a], [, b]) => b - a)[0]![0];
    };
    const category = some((truth) => truth.categories);
    const service = some((truth) => truth.services);
    const country = some((truth) => truth.countries);
    const region = some((truth) => truth.regions);
    const narrowings: [object, (truth: Truth) => boolean][] = [
      [{ categories: [category] }, ({ categories }) => categories.includes(category)],
      [{ services: [service] }, ({ services }) => services.includes(service)],
      [{ countries: [country] }, ({ countries }) => countries.includes(country)],
      [{ regions: [region] }, ({ regions }) => regions.includes(region)],
      [{ hasWhatsApp: true }, ({ hasWhatsApp }) => hasWhatsApp],
    ];
    for (const [filters, has] of narrowings) {
      const having = truths.filter(has).map(({ id }) => id);
      expect([filters, having.length > 0 && having.length < truths.length]).toEqual([filters, true]);
      expect([filters, new Set(ids(await all({ ...asked, filters })))]).toEqual([filters, new Set(having)]);
    }
  });

  it('for a picture count and find providers with an approved one, not with a pending one', async () => {
    const asked = { keywords: 'carga', where: { text: 'Rosario' } };
    const picture = async () => (await facetsOf(asked)).find(({ filters }) => filters.hasImage)!.facet.count! as number;
    const before = await picture();
    const [first, second] = ids(await all(asked)) as [number, number];
    const staff = await signedInStaff(test);
    const image = new Uint8Array(await photo(300, 200).png().toBuffer());
    for (const id of [first, second]) {
      const form = new FormData();
      form.append('image', new Blob([image]), 'truck.png');
      expect((await staff.form(`/api/providers/${id}/image`, form)).status).toBe(200);
    }
    expect((await staff.post(`/api/providers/${first}/image/approve`)).status).toBe(200);
    expect(await picture()).toBe(before + 1);
    expect(ids(await all({ ...asked, filters: { hasImage: true } }))).toEqual([first]);
    const { body } = await test.get(
      `/api/search?${new URLSearchParams({ f: asked.where.text, q: asked.keywords, picture: '1' })}`,
    );
    expect((await test.get(body.rows[0].image)).status).toBe(200);
  });

  it('around a city find all providers in its country', async () => {
    const inCountry = await all({ where: { text: 'Rosario' }, keywords: 'mudanzas', filters: { within: 'COUNTRY' } });
    const ofCountry = await all({ keywords: 'mudanzas', filters: { countries: ['AR'] } });
    expect(inCountry.length).toBeGreaterThan(10);
    expect(new Set(ids(inCountry))).toEqual(new Set(ids(ofCountry)));
  });

  it.each([25, 100, 300])('around a city find no provider farther than %i km', async (withinKm) => {
    const found = await search({
      where: { text: 'Rosario' },
      keywords: 'transporte',
      filters: { within: `KM_${withinKm}` },
      first: 100,
    });
    expect(found).toMatchObject({ withinKm, isBeyond: false });
    expect(found.edges.length).toBeGreaterThan(0);
    for (const { distanceKm } of found.edges) expect(distanceKm).toBeLessThanOrEqual(withinKm);
  });

  it('work without words and place', async () => {
    const { totalCount } = await search({ filters: { hasWhatsApp: true } });
    expect(totalCount).toBeGreaterThan(0);
  });

  it.each([[{ services: Array.from({ length: 21 }, (_, id) => id + 1) }, 'filters']])(
    'refuse %o',
    async (filters, field) => {
      const { status, body } = await test.graphql(SEARCH, { where: { text: 'Rosario' }, filters });
      expect(status).toBe(400);
      expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field });
    },
  );

  it('name the country of a city over REST, with the number of results of a search in it', async () => {
    const { body } = await test.get('/api/search/facets?f=Rosario&q=transporte&within=country');
    expect(body.inCountry).toMatchObject({ name: 'Argentina', isSelected: true });
    const { body: found } = await test.get('/api/search?f=Rosario&q=transporte&within=country');
    expect([body.inCountry.count, body.inCountry.countIsExact]).toEqual([found.count, found.countIsExact]);
  });

  it('are available over REST, which narrows and sorts, too', async () => {
    const { body } = await test.get('/api/search/facets?f=Rosario&q=transporte&within=100');
    expect(body.distances.find((distance: Facet) => distance.isSelected)).toMatchObject({
      withinKm: 100,
      countIsExact: true,
    });
    const [category] = body.categories;
    const asked = `f=Rosario&q=transporte&within=100&category=${category.id}&order=distance`;
    const { body: results } = await test.get(`/api/search?${asked}`);
    expect(results.count).toBe(category.count);
    const kilometres = results.rows.map((row: { distanceKm: number }) => row.distanceKm);
    expect(kilometres).toEqual(kilometres.toSorted((a: number, b: number) => a - b));
    expect((await test.get('/api/search?f=Rosario&order=cheapest')).status).toBe(400);
    expect((await test.get('/api/search?f=Rosario&service=x')).status).toBe(400);
    const far = await test.get('/api/search?f=Rosario&within=-1');
    expect([far.status, far.body.message]).toEqual([400, expect.stringContaining('25, 100, 300')]);
  });
});
