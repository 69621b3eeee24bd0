import { describe, expect, it } from 'vitest';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();

describe('searchProviders', () => {
  const PAGE = `query ($where: SearchWhere, $keywords: String, $first: Int, $after: String) {
    searchProviders(where: $where, keywords: $keywords, first: $first, after: $after) {
      totalCount countIsExact: totalCountIsExact pageInfo { hasNextPage endCursor } edges { node { databaseId } }
    }
  }`;

  async function allPages(variables: object, first: number) {
    const ids: number[] = [];
    let after: string | null = null;
    const totals: { count: number; exact: boolean }[] = [];
    do {
      const { body }: Awaited<ReturnType<typeof test.graphql>> = await test.graphql(PAGE, {
        ...variables,
        first,
        after,
      });
      const page = body.data.searchProviders;
      ids.push(...page.edges.map((edge: { node: { databaseId: number } }) => edge.node.databaseId));
      totals.push({ count: page.totalCount, exact: page.countIsExact });
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    return { ids, totals };
  }

  it.each([
    [{ keywords: 'transporte' }],
    [{ keywords: 'refrigerado' }],
    [{ keywords: 'cargas', where: { text: 'Argentina' } }],
    [{ where: { text: 'Brasil' } }],
    [{ where: { text: 'Buenos Aires' }, keywords: 'transporte' }],
    [{ where: { text: 'Lima' } }],
    [{ where: { text: 'Argentina' } }],
    // a relaxed query, and a place without providers nearby
    [{ keywords: 'alquiler de grúas mudanzas caballos y vacunas' }],
    [{ where: { text: 'Punta Arenas' }, keywords: 'montacargas' }],
    [{ where: { text: 'Uruguay' }, keywords: 'cabotagem' }],
  ])('goes page by page through every result of %o once, and counts the same on each', async (variables) => {
    const { ids, totals } = await allPages(variables, 37);
    const total = totals[0]!;
    expect(totals).toEqual(totals.map(() => total));
    expect(new Set(ids).size).toBe(ids.length);
    if (total.exact) expect(ids.length).toBe(total.count);
    else expect(Math.abs(ids.length - total.count) / ids.length).toBeLessThan(0.25);
    const inOne = await allPages(variables, 100);
    expect(inOne.ids).toEqual(ids);
  });

  it.each([
    'zzz',
    Buffer.from('[1,2,3]').toString('base64url'),
    Buffer.from('[9,1,null,null,1,1]').toString('base64url'),
  ])('refuses the cursor %s', async (after) => {
    const { status, body } = await test.graphql(PAGE, { keywords: 'carga', after });
    expect(status).toBe(400);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'after' });
  });

  it.each([0, -1, 101, 2_000_000_000])('refuses %i rows', async (first) => {
    const { status, body } = await test.graphql(PAGE, { keywords: 'carga', first });
    expect(status).toBe(400);
    expect(body.errors[0].message).toBe('The number of rows must be between 1 and 100');
  });

  it('counts without a separate query if its page contains all matches', async () => {
    const rows = () => test.graphql('{ searchProviders(keywords: "transporte") { edges { node { id } } } }');
    // the meaning of the words is read once
    await rows();
    const counted = await test.statements(() => test.graphql(PAGE, { keywords: 'transporte' }));
    expect([(await test.statements(rows)).length, counted.length]).toEqual([1, 1]);
  });
});
