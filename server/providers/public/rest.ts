import { EVERYONE } from '#server/graphql/access.ts';
import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { cursorQuery, readTimestamp, wholeNumber } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { cursorRowsOf, timestamp } from '#server/rest/schema.ts';
import { mayReadPublicProviders } from '../access.ts';
import { PublicProvider, RemovedProvider } from './restSchema.ts';

const MAX_TOP = 100;
const TOP = 25;
const AGAIN = 'Rows of the last 90 seconds may be repeated.';
const paging = (query: URLSearchParams) => ({
  first: wholeNumber(query, 'top', { max: MAX_TOP, fallback: TOP }),
  after: query.get('after') || null,
});

export const directoryRoutes = [
  route({
    method: 'get',
    path: '/api/public-providers',
    tag: 'Directory',
    summary: 'List approved providers',
    description: `The approved providers, least recently changed first: to keep a copy, continue with \`after\` where you stopped. ${AGAIN}`,
    may: mayReadPublicProviders,
    query: { ...cursorQuery(TOP, MAX_TOP), updatedSince: timestamp('Only providers changed at this time or later.') },
    response: cursorRowsOf(PublicProvider),
    operation: `query RestPublicProviders($first: Int, $after: String, $updatedSince: DateTime) {
      result: publicProviders(first: $first, after: $after, updatedSince: $updatedSince) {
        ${fieldsOf(cursorRowsOf(PublicProvider))}
      }
    }`,
    variables: ({ query }) => ({
      ...paging(query),
      updatedSince: readTimestamp(query, 'updatedSince')?.toISOString() ?? null,
    }),
  }),
  route({
    method: 'get',
    path: '/api/removed-providers',
    tag: 'Directory',
    summary: 'List removed providers',
    description: `The providers that are no longer public, in the order of their removal: continue with \`after\` where you stopped. ${AGAIN}`,
    may: mayReadPublicProviders,
    query: cursorQuery(TOP, MAX_TOP),
    response: cursorRowsOf(RemovedProvider),
    operation: `query RestRemovedProviders($first: Int, $after: String) {
      result: removedProviders(first: $first, after: $after) { ${fieldsOf(cursorRowsOf(RemovedProvider))} }
    }`,
    variables: ({ query }) => paging(query),
  }),
  route({
    method: 'get',
    path: '/api/public-providers/:id',
    tag: 'Directory',
    summary: 'Get an approved provider',
    may: EVERYONE,
    response: PublicProvider,
    errors: [404],
    operation: `query RestPublicProvider($id: ID!) {
      result: provider(id: $id) { status ${fieldsOf(PublicProvider)} }
    }`,
    isMissing: ({ status }) => status !== 'APPROVED',
    missing: () => new NotFound('provider.notFound'),
  }),
];
