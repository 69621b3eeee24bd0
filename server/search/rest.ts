import { fieldsOf, writerOf } from '#server/rest/body.ts';
import { route } from '#server/rest/route.ts';
import { maySearch } from './access.ts';
import { readAreaText, readPage } from './restForm.ts';
import { SEARCH_QUERY, SearchResults } from './restSchema.ts';

interface Data {
  result: { pageInfo: { hasNextPage: boolean } };
}

const write = writerOf(SearchResults) as (data: unknown) => object;

export const searchRoutes = [
  route({
    method: 'get',
    path: '/api/search',
    tag: 'Search',
    summary: 'Carriers by place or area of the map, keywords or both',
    may: maySearch,
    query: SEARCH_QUERY,
    answer: SearchResults,
    operation: `query RestSearch($f: String, $q: String, $area: SearchArea, $literal: Boolean, $top: Int, $offset: Int, $after: String) {
      result: searchProviders(place: $f, keywords: $q, area: $area, literalKeywords: $literal, first: $top, offset: $offset, after: $after) {
        pageInfo { hasNextPage }
        ${fieldsOf(SearchResults)}
      }
    }`,
    variables: ({ query }) => ({
      f: query.get('f'),
      q: query.get('q'),
      literal: query.get('literal') === '1',
      area: readAreaText(query.get('area')),
      ...readPage(query),
    }),
    body: ({ result }: Data) => ({ ...write(result), ...(!result.pageInfo.hasNextPage && { endCursor: null }) }),
  }),
];
