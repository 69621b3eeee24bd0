import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const FACET = 'count countIsExact isSelected';
const SEARCH = `query ($place: String, $keywords: String, $area: SearchArea, $filters: SearchFilters, $order: SearchOrder, $first: Int, $after: String) {
  searchProviders(place: $place, keywords: $keywords, area: $area, filters: $filters, order: $order, first: $first, after: $after) {
    totalCount countIsExact withinKm isBeyond pageInfo { hasNextPage endCursor }
    edges { distanceKm node { databaseId reviewedAt image { url } contacts { contactType } } }
  }
}`;
const FACETS = `query ($place: String, $keywords: String, $area: SearchArea, $filters: SearchFilters) {
  searchProviders(place: $place, keywords: $keywords, area: $area, filters: $filters, first: 1) {
    facets {
      categories { category { databaseId } ${FACET} }
      services { service { databaseId } ${FACET} }
      countries { place { countryCode } ${FACET} }
      regions { place { databaseId } ${FACET} }
      distances { withinKm ${FACET} }
      inCountry { ${FACET} }
      hasWhatsApp { ${FACET} }
      hasPicture { ${FACET} }
    }
  }
}`;

interface Facet {
  count: number | null;
  countIsExact: boolean;
  isSelected: boolean;
  [value: string]: unknown;
}

async function search(variables: object) {
  const { body } = await test.graphql(SEARCH, variables);
  expect(body.errors).toBeUndefined();
  return body.data.searchProviders;
}

/** The counted values, as the filters that ask for each. */
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
    ...facets.distances.map((facet: Facet) => ({ filters: { withinKm: facet.withinKm }, facet })),
    ...(facets.inCountry ? [{ filters: { isInCountry: true }, facet: facets.inCountry }] : []),
    { filters: { hasWhatsApp: true }, facet: facets.hasWhatsApp },
    { filters: { hasPicture: true }, facet: facets.hasPicture },
  ];
}

const SEARCHES = [
  { keywords: 'transporte refrigerado', place: 'Bahia Blanca' },
  { keywords: 'transporte', place: 'São Paulo' },
  { place: 'Rosario' },
  { place: 'Brasil', keywords: 'armazenagem' },
  { place: 'Santa Fe, Argentina' },
  { keywords: 'mudanzas' },
  { keywords: 'de Rosario a Asunción' },
  { keywords: 'customs broker', place: 'Punta Arenas' },
  { area: { south: -35, west: -59.5, north: -34, east: -58 } },
  { area: { south: -40, west: -70, north: -20, east: -50 }, keywords: 'cargas' },
];

describe('facets', () => {
  it.each(SEARCHES)('of %o count as many as a search with each of them finds', async (asked) => {
    const facets = await facetsOf(asked);
    expect(facets.some(({ facet }) => (facet.count ?? 0) > 0)).toBe(true);
    for (const { filters, facet } of facets) {
      expect(facet.isSelected).toBe(false);
      const { totalCount, countIsExact } = await search({ ...asked, filters, first: 1 });
      if (facet.countIsExact && countIsExact) expect([filters, facet.count]).toEqual([filters, totalCount]);
      else if (facet.count !== null && facet.count > 100)
        expect(Math.abs(facet.count / totalCount - 1)).toBeLessThan(0.1);
    }
  });

  it('of a search that is narrowed count the values of a filter without those that are set, with all others', async () => {
    const asked = { place: 'Buenos Aires', keywords: 'transporte' };
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

  it('narrow to what they say', async () => {
    const { edges } = await search({ place: 'Brasil', filters: { hasWhatsApp: true }, first: 60 });
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges)
      expect(node.contacts.map((one: { contactType: string }) => one.contactType)).toContain('WHATSAPP');
  });

  it.each([25, 100, 300])('around a city find nobody farther than %i km', async (withinKm) => {
    const found = await search({ place: 'Rosario', keywords: 'transporte', filters: { withinKm }, first: 100 });
    expect(found).toMatchObject({ withinKm, isBeyond: false });
    expect(found.edges.length).toBeGreaterThan(0);
    for (const { distanceKm } of found.edges) expect(distanceKm).toBeLessThanOrEqual(withinKm);
  });

  it('need no words and no place', async () => {
    const { totalCount } = await search({ filters: { hasWhatsApp: true } });
    expect(totalCount).toBeGreaterThan(0);
  });

  it.each([
    [{ withinKm: 26 }, 'withinKm'],
    [{ services: Array.from({ length: 21 }, (_, id) => id + 1) }, 'filters'],
  ])('refuse %o', async (filters, field) => {
    const { status, body } = await test.graphql(SEARCH, { place: 'Rosario', filters });
    expect(status).toBe(400);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  });

  it('are answered over REST, which narrows and sorts too', async () => {
    const { body } = await test.get('/api/search/facets?f=Rosario&q=transporte&within=100');
    expect(body.distances.find((one: Facet) => one.isSelected)).toMatchObject({ withinKm: 100, countIsExact: true });
    const [category] = body.categories;
    const asked = `f=Rosario&q=transporte&within=100&category=${category.id}&order=distance`;
    const { body: results } = await test.get(`/api/search?${asked}`);
    expect(results.count).toBe(category.count);
    const kilometres = results.rows.map((row: { distanceKm: number }) => row.distanceKm);
    expect(kilometres).toEqual(kilometres.toSorted((a: number, b: number) => a - b));
    expect((await test.get('/api/search?f=Rosario&order=cheapest')).status).toBe(400);
    expect((await test.get('/api/search?f=Rosario&service=x')).status).toBe(400);
  });
});

describe('the order of results', () => {
  async function all(variables: object) {
    const edges = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({ ...variables, first: 37, after });
      edges.push(...page.edges);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    return edges as { distanceKm: number | null; node: { databaseId: number; reviewedAt: string } }[];
  }
  const ids = (edges: Awaited<ReturnType<typeof all>>) => edges.map(({ node }) => node.databaseId);

  it.each(SEARCHES)('of %o changes nothing but the order', async (asked) => {
    const best = ids(await all(asked)).toSorted();
    const newest = await all({ ...asked, order: 'NEWEST' });
    const dates = newest.map(({ node }) => node.reviewedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const nearest = await all({ ...asked, order: 'DISTANCE' });
    const kilometres = nearest.map(({ distanceKm }) => distanceKm!);
    if ('place' in asked) expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    // a namesake far away is found by its name alone
    for (const sorted of [newest, nearest]) expect(new Set(ids(sorted)).difference(new Set(best)).size).toBe(0);
    for (const sorted of [newest, nearest]) expect(new Set(ids(sorted)).size).toBe(sorted.length);
  });
});
