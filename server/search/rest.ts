import { route } from '../rest/route.ts';
import { SEARCH_QUERY, SearchResults } from './restSchema.ts';

const CONTACT_TYPES = {
  EMAIL: 'email',
  LAND_PHONE: 'land-phone',
  MOBILE_PHONE: 'mobile-phone',
  WHATSAPP: 'whatsapp',
} as const;

interface Data {
  searchProviders: {
    totalCount: number;
    countIsExact: boolean;
    edges: {
      distanceKm: number | null;
      highlights: { field: string; start: number; end: number }[];
      node: {
        databaseId: number;
        businessName: string;
        description: string;
        contacts: {
          databaseId: number;
          contactType: keyof typeof CONTACT_TYPES;
          contactValue: string;
          updatedAt: string;
        }[];
        providerServices: {
          databaseId: number;
          service: { databaseId: number; name: string };
          address: { databaseId: number; name: string; displayName: string };
          updatedAt: string;
        }[];
      };
    }[];
  };
}

export const searchRoutes = [
  route({
    method: 'get',
    path: '/api/search',
    tag: 'Search',
    summary: 'Carriers by place, keywords or both',
    access: 'anyone',
    scope: 'search:read',
    query: SEARCH_QUERY,
    takes: null,
    answer: SearchResults,
    refusals: [],
    operation: `query RestSearch($f: String, $q: String) {
      searchProviders(place: $f, keywords: $q) {
        totalCount
        countIsExact
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
    variables: ({ query }) => ({ f: query.get('f'), q: query.get('q') }),
    body: ({ searchProviders }: Data) => ({
      count: searchProviders.totalCount,
      countIsExact: searchProviders.countIsExact,
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
        contacts: node.contacts.map(({ databaseId, contactType, ...contact }) => ({
          id: databaseId,
          contactType: CONTACT_TYPES[contactType],
          ...contact,
        })),
        providerServices: node.providerServices.map(({ databaseId, service, address, updatedAt }) => ({
          id: databaseId,
          providersId: node.databaseId,
          servicesId: service.databaseId,
          addressesId: address.databaseId,
          service: { name: service.name },
          address: { name: address.name, displayName: address.displayName },
          updatedAt,
        })),
      })),
    }),
  }),
];
