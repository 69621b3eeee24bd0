import { expect } from 'vitest';
import type { TestApp } from './testApp.ts';

export const SEARCH = `query ($where: SearchWhere, $keywords: String, $filters: SearchFilters, $order: SearchOrder, $first: Int, $after: String) {
  searchProviders(where: $where, keywords: $keywords, filters: $filters, order: $order, first: $first, after: $after) {
    totalCount countIsExact: totalCountIsExact withinKm isBeyond pageInfo { hasNextPage endCursor }
    edges { distanceKm laneMatch { kind } node { databaseId approvedAt image { url } contacts { contactType } } }
  }
}`;

type Found = {
  distanceKm: number | null;
  laneMatch: { kind: string } | null;
  node: { databaseId: number; approvedAt: string };
}[];

export const ids = (edges: Found) => edges.map(({ node }) => node.databaseId);

/** Searches with and without words, around places, in areas and anywhere. */
export const SEARCHES = [
  { keywords: 'transporte refrigerado', where: { text: 'Bahia Blanca' } },
  { keywords: 'transporte', where: { text: 'São Paulo' } },
  { where: { text: 'Rosario' } },
  { where: { text: 'Brasil' }, keywords: 'armazenagem' },
  { where: { text: 'Santa Fe, Argentina' } },
  { keywords: 'mudanzas' },
  { keywords: 'de Rosario a Asunción' },
  { keywords: 'customs broker', where: { text: 'Punta Arenas' } },
  { where: { area: { south: -35, west: -59.5, north: -34, east: -58 } } },
  { where: { area: { south: -40, west: -70, north: -20, east: -50 } }, keywords: 'cargas' },
];

/** Searches over GraphQL. */
export function searcher(test: Pick<TestApp, 'graphql'>) {
  async function search(variables: object) {
    const { body } = await test.graphql(SEARCH, variables);
    expect(body.errors).toBeUndefined();
    return body.data.searchProviders;
  }

  /** All results, page by page. */
  async function all(variables: object, first = 37): Promise<Found> {
    const edges: Found = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({ ...variables, first, after });
      edges.push(...page.edges);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    return edges;
  }

  return { search, all };
}
