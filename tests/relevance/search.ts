import type { TestApp } from '../testApp.ts';

/** Concurrent searches: as many as keep both the database and Node busy. */
const AT_ONCE = 6;

export interface Results<Node = object> {
  edges: { distanceKm: number | null; node: Node & { databaseId: number; businessName: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

export interface SearchQuery {
  keywords?: string | null;
  place?: string | null;
  first?: number;
  after?: string;
}

/** The results of a search; none when it is refused. */
export async function search<Node, Connection = object>(
  test: TestApp,
  { place, ...query }: SearchQuery,
  fields: { node?: string; connection?: string } = {},
): Promise<Results<Node> & Partial<Connection>> {
  const { body } = await test.graphql(
    `query ($keywords: String, $where: SearchWhere, $first: Int, $after: String) {
      searchProviders(keywords: $keywords, where: $where, first: $first, after: $after) {
        edges { distanceKm node { databaseId businessName ${fields.node ?? ''} } }
        pageInfo { hasNextPage endCursor }
        ${fields.connection ?? ''}
      }
    }`,
    { first: 10, ...query, where: place ? { text: place } : null },
  );
  // the typo may have left only a stop word such as 'de'
  return body.data?.searchProviders ?? { edges: [], pageInfo: { hasNextPage: false, endCursor: '' } };
}

/** The results of the call for each case, in their order. */
export async function callEach<T, R>(cases: readonly T[], call: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const take = async () => {
    while (next < cases.length) {
      const at = next++;
      results[at] = await call(cases[at]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return results;
}

/** The failed cases, and the share of successful ones. */
export async function rate<T>(
  cases: readonly T[],
  succeeds: (item: T) => Promise<boolean>,
): Promise<{ share: number; failed: T[] }> {
  const successes = await callEach(cases, succeeds);
  const failed = cases.filter((_, at) => !successes[at]);
  return { share: 1 - failed.length / cases.length, failed };
}
