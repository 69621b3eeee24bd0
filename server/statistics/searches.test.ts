import { beforeAll, describe, expect, it } from 'vitest';
import { searchVariables } from '#shared/searchVariables.ts';
import { createToken } from '#tests/programs.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });

/** The operations of the web by their name, as a browser sends them. */
const ids = new Map<string, string>();
beforeAll(async () => {
  const file = new URL('../../web/persisted.json', import.meta.url);
  const documents: Record<string, string> = (await import(file.href, { with: { type: 'json' } })).default;
  for (const [id, text] of Object.entries(documents)) ids.set(text.match(/^\w+ (\w+)/)![1]!, id);
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'x-forwarded-for': '198.51.100.7' };
/** In a place without providers of it. */
const SEARCH = { f: 'Ushuaia', q: 'transporte de vehículos', a: '', narrow: '' };
const IN_REST = `f=${SEARCH.f}&q=${encodeURIComponent(SEARCH.q)}`;

const web = async (operation: string, variables: object, headers: object = {}) => {
  const { body } = await test.send(
    'POST',
    '/graphql',
    { doc_id: ids.get(operation), variables },
    { ...BROWSER, ...headers },
  );
  expect(body.errors).toBeUndefined();
  return body.data;
};

const rest = async (path: string, headers: object = {}) =>
  expect((await test.get(path, { ...BROWSER, ...headers })).status).toBe(200);

/** The increase in searches, and in unmet ones, after a call. */
async function countedBy(call: () => Promise<unknown>): Promise<[number, number]> {
  const count = async () => {
    await test.parts.views.flush();
    const { rows } = await test.db.pool.query<{ searches: number; unmet: number }>(
      `select coalesce((select sum(count) from search_days), 0)::int as searches,
        coalesce((select sum(count) from unmet_searches), 0)::int as unmet`,
    );
    return rows[0]!;
  };
  const before = await count();
  await call();
  const after = await count();
  return [after.searches - before.searches, after.unmet - before.unmet];
}

describe('a search is counted once', () => {
  it('once when a browser loads the first page and its filters, and as unmet demand once a day', async () => {
    const { order, ...variables } = searchVariables(SEARCH);
    const page = () => web('SearchResultsQuery', { ...variables, order, after: null });
    const filters = () => web('FilterBarQuery', variables);
    expect(
      await countedBy(async () => {
        await page();
        await filters();
      }),
    ).toEqual([1, 1]);
    expect(await countedBy(page)).toEqual([1, 0]);
  });

  it('when a program or a browser asks over REST', async () => {
    expect(await countedBy(() => rest(`/api/search?${IN_REST}`, { 'x-forwarded-for': '198.51.100.8' }))).toEqual([
      1, 1,
    ]);
    const { token } = await createToken(await signedInPerson(test), ['SEARCH_READ']);
    const program = { authorization: `Bearer ${token}`, 'user-agent': 'python-requests/2.32' };
    expect((await countedBy(() => rest(`/api/search?${IN_REST}`, program)))[0]).toBe(1);
    // without a token it may be any robot
    expect(await countedBy(() => rest(`/api/search?${IN_REST}`, { 'user-agent': 'python-requests/2.32' }))).toEqual([
      0, 0,
    ]);
  });

  it('and not for filters, counts, further pages, narrower views and parts of the map', async () => {
    const { order, ...variables } = searchVariables({ ...SEARCH, f: '', q: 'transporte' });
    const { searchProviders } = await web('SearchResultsQuery', { ...variables, order, after: null });
    const after = searchProviders.pageInfo.endCursor;
    const narrow = { ...variables.filters, hasWhatsApp: true };
    const area = { south: -40, west: -70, north: -30, east: -55 };
    expect(
      await countedBy(async () => {
        await web('FilterBarQuery', variables);
        await web('WiderSearchesQuery', { keywords: SEARCH.q, place: SEARCH.f, everywhere: true, nearPlace: true });
        await web('SearchResultsQuery', { ...variables, order, after });
        await web('ResultListPaginationQuery', { ...variables, order, cursor: after });
        await web('SearchResultsQuery', { ...variables, filters: narrow, order, after: null });
        await web('SearchResultsQuery', { ...variables, where: { area }, order, after: null });
        await rest('/api/search?q=transporte&page=2');
        await rest('/api/search?q=transporte&whatsapp=1');
        await rest('/api/search/facets?q=transporte');
      }),
    ).toEqual([0, 0]);
  });

  it('and not for staff', async () => {
    const { cookies } = await signedInStaff(test);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const variables = { ...searchVariables(SEARCH), after: null };
    expect(
      await countedBy(async () => {
        await web('SearchResultsQuery', variables, { cookie });
        await rest(`/api/search?${IN_REST}`, { cookie });
      }),
    ).toEqual([0, 0]);
  });
});
