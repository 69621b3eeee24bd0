import { cursorQuery, readMoment, wholeNumber } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { cursorRowsOf, moment } from '#server/rest/schema.ts';
import { PUBLIC_FIELDS, type PublicData, publicBody } from './restBody.ts';
import { PublicProvider } from './restSchema.ts';

const MAX_TOP = 100;
const TOP = 25;

interface Data {
  publicProviders: {
    edges: { node: PublicData }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

export const directoryRoutes = [
  route({
    method: 'get',
    path: '/api/public-providers',
    tag: 'Directory',
    summary: 'All approved providers, least recently changed first',
    access: 'superAdmin',
    scope: 'providers:read',
    query: { ...cursorQuery(TOP, MAX_TOP), updatedSince: moment('Only those that were changed then or later.') },
    takes: null,
    answer: cursorRowsOf(PublicProvider),
    refusals: [],
    operation: `query RestPublicProviders($first: Int, $after: String, $updatedSince: DateTime) {
      publicProviders(first: $first, after: $after, updatedSince: $updatedSince) {
        edges { node { ${PUBLIC_FIELDS} } }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    variables: ({ query }) => ({
      first: wholeNumber(query, 'top', { max: MAX_TOP, fallback: TOP }),
      after: query.get('after') || null,
      updatedSince: readMoment(query, 'updatedSince')?.toISOString() ?? null,
    }),
    body: ({ publicProviders: { edges, pageInfo } }: Data) => ({
      rows: edges.map(({ node }) => publicBody(node)),
      endCursor: pageInfo.endCursor,
      hasNextPage: pageInfo.hasNextPage,
    }),
  }),
];
