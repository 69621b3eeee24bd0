import { type ContactData, contactBody } from '#server/contacts/restBody.ts';
import { route } from '#server/rest/route.ts';
import { type OfferedServiceData, serviceBody } from '#server/services/offeredService.ts';
import { readAreaText, readPage } from './restForm.ts';
import { SEARCH_QUERY, SearchResults } from './restSchema.ts';

interface Data {
  searchProviders: {
    totalCount: number;
    countIsExact: boolean;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: {
      distanceKm: number | null;
      highlights: { field: string; start: number; end: number }[];
      node: {
        databaseId: number;
        businessName: string;
        description: string;
        contacts: ContactData[];
        providerServices: OfferedServiceData[];
      };
    }[];
  };
}

export const searchRoutes = [
  route({
    method: 'get',
    path: '/api/search',
    tag: 'Search',
    summary: 'Carriers by place or area of the map, keywords or both',
    access: 'anyone',
    scope: 'search:read',
    query: SEARCH_QUERY,
    takes: null,
    answer: SearchResults,
    refusals: [],
    operation: `query RestSearch($f: String, $q: String, $area: SearchArea, $top: Int, $offset: Int, $after: String) {
      searchProviders(place: $f, keywords: $q, area: $area, first: $top, offset: $offset, after: $after) {
        totalCount
        countIsExact
        pageInfo { endCursor hasNextPage }
        edges {
          distanceKm
          highlights { field start end }
          node {
            databaseId
            businessName
            description
            contacts { databaseId contactType contactValue updatedAt }
            providerServices {
              databaseId
              service { databaseId name }
              address { databaseId name displayName }
              updatedAt
            }
          }
        }
      }
    }`,
    variables: ({ query }) => ({
      f: query.get('f'),
      q: query.get('q'),
      area: readAreaText(query.get('area')),
      ...readPage(query),
    }),
    body: ({ searchProviders }: Data) => ({
      count: searchProviders.totalCount,
      countIsExact: searchProviders.countIsExact,
      endCursor: searchProviders.pageInfo.hasNextPage ? searchProviders.pageInfo.endCursor : null,
      rows: searchProviders.edges.map(({ node, distanceKm, highlights }) => ({
        id: node.databaseId,
        businessName: node.businessName,
        description: node.description,
        distanceKm,
        highlights: highlights.map(({ field, start, end }) => ({
          field: field === 'BUSINESS_NAME' ? 'businessName' : 'description',
          start,
          end,
        })),
        contacts: node.contacts.map((contact) => contactBody(contact)),
        providerServices: node.providerServices.map((service) => serviceBody(node.databaseId, service)),
      })),
    }),
  }),
];
