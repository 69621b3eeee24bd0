import { fieldsOf, writerOf } from '#server/rest/body.ts';
import { route } from '#server/rest/route.ts';
import { maySearch } from './access.ts';
import { readAsked, readOrder, readPage } from './restForm.ts';
import { FACETS_QUERY, SEARCH_QUERY, SearchFacets, SearchResults } from './restSchema.ts';

/** The REST parameters for the inputs of the schema. */
const PARAMETERS: Record<string, string> = { 'where.text': 'f', 'where.area': 'area', 'to.text': 't' };
const parameterOf = (path: readonly string[]) => PARAMETERS[path.join('.')];

interface Data {
  result: { pageInfo: { hasNextPage: boolean } };
}

const ASKED = '$where: SearchWhere, $to: SearchPlace, $q: String, $literal: Boolean, $filters: SearchFilters';
const AS_ASKED = 'where: $where, to: $to, keywords: $q, literalKeywords: $literal, filters: $filters';

const write = writerOf(SearchResults) as (data: unknown) => object;
const writeFacets = writerOf(SearchFacets) as (data: unknown) => object;

export const searchRoutes = [
  route({
    method: 'get',
    path: '/api/search',
    tag: 'Search',
    summary: 'Search carriers',
    description: 'Searches by place or area of the map, by keywords, or by both. The best match comes first.',
    may: maySearch,
    query: SEARCH_QUERY,
    response: SearchResults,
    operation: `query RestSearch(${ASKED}, $order: SearchOrder, $top: Int, $offset: Int, $after: String) {
      result: searchProviders(${AS_ASKED}, order: $order, first: $top, offset: $offset, after: $after) {
        pageInfo { hasNextPage }
        ${fieldsOf(SearchResults)}
      }
    }`,
    parameterOf,
    variables: ({ query }) => ({ ...readAsked(query), order: readOrder(query), ...readPage(query) }),
    body: ({ result }: Data) => ({ ...write(result), ...(!result.pageInfo.hasNextPage && { endCursor: null }) }),
  }),
  route({
    method: 'get',
    path: '/api/search/facets',
    tag: 'Search',
    summary: 'Get search facets',
    description: 'Returns the filters of a search, with the number of results for each value.',
    may: maySearch,
    query: FACETS_QUERY,
    response: SearchFacets,
    operation: `query RestSearchFacets(${ASKED}) {
      search: searchProviders(${AS_ASKED}, first: 1) { facets { ${fieldsOf(SearchFacets)} } }
    }`,
    parameterOf,
    variables: ({ query }) => readAsked(query),
    body: ({ search }: { search: { facets: unknown } }) => writeFacets(search.facets),
  }),
];
