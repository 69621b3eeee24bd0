import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const BAHIA_BLANCA = 3865086;
/** Around Bahía Blanca: 38.72 south, 62.27 west. */
const AROUND = { south: -39, west: -63, north: -38.4, east: -62 };

const SEARCH = `query ($where: SearchWhere, $to: SearchPlace, $keywords: String, $first: Int, $after: String, $offset: Int) {
  searchProviders(where: $where, to: $to, keywords: $keywords, first: $first, after: $after, offset: $offset) {
    totalCount countIsExact: totalCountIsExact place { id } pageInfo { hasNextPage endCursor }
    edges { distanceKm node { databaseId businessName providerServices { place { latitude longitude } } } }
  }
}`;

async function ask(variables: object) {
  const { status, body } = await test.graphql(SEARCH, variables);
  expect(status).toBe(200);
  const { edges, totalCount, countIsExact, pageInfo } = body.data.searchProviders;
  return {
    ids: edges.map((edge: { node: { databaseId: number } }) => edge.node.databaseId) as number[],
    names: edges.map((edge: { node: { businessName: string } }) => edge.node.businessName) as string[],
    edges,
    totalCount,
    countIsExact,
    pageInfo,
  };
}

/** The matching rows of the tables, without search. */
async function thereAre({ south, west, north, east }: typeof AROUND): Promise<number[]> {
  const { rows } = await test.db.pool.query<{ id: number }>(
    `select distinct p.id from providers p left join provider_services o on o.provider_id = p.id
     join addresses a on a.id in (p.address_id, o.address_id) and a.kind = 'city'
     where p.status = 'approved' and a.latitude between $1 and $3 and a.longitude between $2 and $4 order by p.id`,
    [south, west, north, east],
  );
  return rows.map(({ id }) => id);
}

describe('a search in an area of the map', () => {
  it.each([
    AROUND,
    { south: -35.2, west: -59.4, north: -34.1, east: -57.9 },
    { south: -55, west: -120, north: 55, east: -34 },
  ])('finds all who have a place in %o, each once, page by page, and counts them', async (area) => {
    const expected = await thereAre(area);
    expect(expected.length).toBeGreaterThan(3);
    const found: number[] = [];
    let after: string | null = null;
    let total = { count: 0, isExact: false };
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ where: { area }, first: 37, after });
      if (!after) total = { count: page.totalCount, isExact: page.countIsExact };
      found.push(...page.ids);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect([...found].sort((a, b) => a - b)).toEqual(expected);
    if (total.isExact) expect(total.count).toBe(expected.length);
    else expect(Math.abs(total.count - expected.length) / expected.length).toBeLessThan(0.25);
  });

  it('keeps the words, best first, without results from elsewhere', async () => {
    const { ids, names, edges } = await ask({ where: { area: AROUND }, keywords: 'transporte refrigerado' });
    expect(names[0]).toBe('Fríos del Sur Transportes S.R.L.');
    const there = await thereAre(AROUND);
    expect(ids.filter((id) => !there.includes(id))).toEqual([]);
    expect(edges[0].distanceKm).toBe(null);
    const exact = await ask({ where: { area: AROUND }, keywords: 'Andamio Austral' });
    expect(exact.ids.filter((id) => !there.includes(id))).toEqual([]);
  });

  it('finds a provider as soon as it is approved there, and none outside', async () => {
    const id = await addProvider(test.db, 'Zonda Cargas', BAHIA_BLANCA, 'x');
    expect((await ask({ where: { area: AROUND }, keywords: 'zonda' })).names).toContain('Zonda Cargas');
    expect((await ask({ where: { area: { ...AROUND, east: -62.5 } }, keywords: 'zonda' })).names).not.toContain(
      'Zonda Cargas',
    );
    expect(id).toBeDefined();
  });

  it('returns nothing where there are no providers', async () => {
    expect(await ask({ where: { area: { south: 0, west: -40, north: 1, east: -39 } } })).toMatchObject({
      ids: [],
      totalCount: 0,
    });
  });

  it.each([
    ['upside down', { ...AROUND, south: -38 }],
    ['a line', { ...AROUND, east: -63 }],
    ['off the earth', { ...AROUND, south: -91 }],
    ['far off it', { south: -1e300, west: -1e300, north: 1e300, east: 1e300 }],
    ['the whole earth', { south: -90, west: -180, north: 90, east: 180 }],
  ])('refuses an area that is %s', async (_, area) => {
    const { status, body } = await test.graphql(SEARCH, { where: { area } });
    expect(status).toBe(400);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'where.area' });
  });

  it('refuses a route from an area', async () => {
    const { body } = await test.graphql(SEARCH, { where: { area: AROUND }, to: { text: 'Rosario' } });
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'to' });
  });
});

describe('GET /api/search', () => {
  const AREA = '-39,-63,-38.4,-62';

  it('searches an area of the map', async () => {
    const { body } = await test.get(`/api/search?${new URLSearchParams({ area: AREA, q: 'transporte refrigerado' })}`);
    expect(body.rows[0].businessName).toBe('Fríos del Sur Transportes S.R.L.');
  });

  it.each([
    'x',
    '1,2,3',
    '1,2,3,4,5',
    '-39,-63,NaN,-62',
    '-39,-63,Infinity,-62',
    '-39,-63,,-62',
    '-39,-63,1e1,-62',
    '-38,-63,-39,-62',
    "-39,-63,-38,-62'; drop table providers",
  ])('refuses the area %s, in the language of the person', async (area) => {
    const { status, body } = await test.get(`/api/search?${new URLSearchParams({ area })}`, {
      'accept-language': 'es',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ field: 'area', message: expect.stringMatching(/^Una zona del mapa/) });
  });

  it('pages by number like by cursor', async () => {
    const get = async (query: string) => (await test.get(`/api/search?q=transporte&${query}`)).body;
    const ids = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);
    const all = await get('top=60');
    const first = await get('top=20');
    expect(ids(await get('top=20&page=2'))).toEqual(ids(all).slice(20, 40));
    expect(ids(await get(`top=20&after=${first.endCursor}`))).toEqual(ids(all).slice(20, 40));
    expect((await get('top=20&page=3')).count).toBe(first.count);
    const last = await get(`f=Ushuaia&top=100&page=10`);
    expect(last).toMatchObject({ rows: [], endCursor: null });
    expect(last.count).toBe((await get('f=Ushuaia')).count);
  });

  it.each([
    [`area=${AREA}&f=Rosario`, 'area'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['top=101', 'top'],
    ['top=-1', 'top'],
    ['page=51', 'page'],
    ['page=1001', 'page'],
    ['page=2&after=WzFd', 'page'],
    ['after=zzz', 'after'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await test.get(`/api/search?q=carga&${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ field });
  });
});
