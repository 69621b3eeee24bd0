import * as z from 'zod';
import { DISTANCES, MAX_FILTER_VALUES } from '#server/search/facets/facets.ts';
import { BUSINESS_ROLES } from '#shared/lane.ts';
import { MOST_BYTES, textInput, tool } from './answer.ts';
import {
  type Carrier,
  carrierShape,
  ENTRY,
  emailsOf,
  entryOf,
  LANE,
  type Lane,
  laneOf,
  laneShape,
  namesOf,
  phoneShape,
  phonesOf,
  rolesOf,
  untrustedShape,
  wordOf,
} from './carrier.ts';

interface Found {
  search: {
    totalCount: number;
    totalCountIsExact: boolean;
    withinKm: number | null;
    isBeyond: boolean;
    matchesAllWords: boolean;
    place: { displayName: string } | null;
    secondPlace: { displayName: string } | null;
    placeNotUnderstood: string | null;
    otherPlaces: { displayName: string }[];
    suggestedKeywords: string | null;
    pageInfo: { hasNextPage: boolean };
    edges: {
      cursor: string;
      distanceKm: number | null;
      matchedService: { service: { name: string }; place: { displayName: string } } | null;
      laneMatch: { kind: string; lane: Lane | null } | null;
      node: Carrier & { summary: string };
    }[];
  };
}

const filters = z
  .strictObject({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(MAX_FILTER_VALUES)
      .optional()
      .describe('ISO 3166-1 codes: carriers with a place there.'),
    serviceIds: z
      .array(z.int().positive())
      .max(MAX_FILTER_VALUES)
      .optional()
      .describe('Ids of list_services; one must be offered.'),
    roles: z.array(z.enum(BUSINESS_ROLES)).optional().describe('What the carrier says it is; one must match.'),
    withinKm: z.literal(DISTANCES).optional().describe('Around the city of `from`.'),
    hasWhatsApp: z.boolean().optional(),
    collection: z.string().max(60).optional().describe('The slug of a list that a partner keeps, such as a chamber.'),
  })
  .optional();

const placeId = (name: string) =>
  z
    .int()
    .positive()
    .optional()
    .describe(`The \`id\` of a place of find_place, instead of \`${name}\`, when several have its name.`);

export const searchCarriers = tool<Found>()({
  name: 'search_carriers',
  title: 'Search carriers',
  description:
    'Finds transport and logistics businesses of the Americas by place, route and words, best first. Give `from` alone for carriers around a place, `from` and `to` for a route in that direction, `what` for cargo, a service or a business name. Around a city, 40 km are searched, then 150; with `what`, when nobody is so near, the nearest ones further away. If few are found, try a more general `what`, or services of the same heading in list_services. Use get_carrier for all contacts and services of one.',
  input: {
    from: textInput(
      'A city, region, country, postal code, port or address; the start of the route when there is `to`.',
    ),
    to: textInput('The end of the route. Without `from`, carriers around it.'),
    fromPlaceId: placeId('from'),
    toPlaceId: placeId('to'),
    what: textInput(
      'Cargo, service or name, in Spanish, Portuguese, English or French, such as `transporte refrigerado`.',
    ),
    filters,
    limit: z
      .int()
      .min(1)
      .max(10)
      .default(5)
      .describe('Carriers in the answer; fewer when it would be too long: see `next`.'),
    after: z.string().max(500).optional().describe('`next` of the previous answer to the same search.'),
  },
  output: {
    understood: z
      .object({
        from: z.string().nullable(),
        to: z.string().nullable(),
        notUnderstood: z.string().optional().describe('Words of `from` that name no known place.'),
        otherPlaces: z.array(z.string()).optional().describe('Other places that `from` may mean.'),
        didYouMean: z.string().optional().describe('`what` with a likely correction, which was not applied.'),
        matchesAllWords: z.boolean().describe('False: no carrier has all words of `what`; these have some.'),
        withinKm: z.int().nullable().describe('How far around a city was searched.'),
        isBeyond: z.boolean().describe('True: none was found so near; these are the nearest ones.'),
      })
      .describe('How the search was read. Tell the user when it is not what they asked.'),
    total: z.int(),
    totalIsExact: z.boolean(),
    carriers: z.array(
      z.object({
        ...carrierShape,
        distanceKm: z
          .number()
          .nullable()
          .describe(
            'In a straight line, from the place of `from`, on a route from the nearer of its ends, to where it offers the service.',
          ),
        route: z
          .object({ match: z.string(), lane: laneShape.nullable() })
          .optional()
          .describe(
            'direct: drives it this way; return: drives the opposite way and comes back; both ends, one end: serves places there, without a declared lane.',
          ),
        service: z.object({ name: z.string(), place: z.string() }).nullable().describe('The service that matched.'),
        roles: z.array(z.string()).describe('What the carrier says it is.'),
        phones: z.array(phoneShape.pick({ type: true, number: true })).describe('The first ones.'),
        untrusted: untrustedShape,
      }),
    ),
    next: z.string().nullable().describe('Give it as `after` for the next carriers. Null: there are no more.'),
  },
  operation: `query McpSearchCarriers($where: SearchWhere, $to: SearchPlace, $what: String, $filters: SearchFilters, $limit: Int, $after: String) {
    search: searchProviders(where: $where, to: $to, keywords: $what, filters: $filters, first: $limit, after: $after) {
      totalCount totalCountIsExact withinKm isBeyond matchesAllWords placeNotUnderstood suggestedKeywords
      place { displayName } secondPlace { displayName } otherPlaces { displayName } pageInfo { hasNextPage }
      edges {
        cursor distanceKm
        matchedService { service { name } place { displayName } }
        laneMatch { kind lane { ${LANE} } }
        node { ${ENTRY} summary roles contacts { contactType contactValue updatedAt } }
      }
    }
  }`,
  variables: ({
    from,
    to,
    fromPlaceId,
    toPlaceId,
    filters: { serviceIds, roles, withinKm, ...filters } = {},
    ...asked
  }) => ({
    ...asked,
    where: placeOf(from, fromPlaceId),
    to: placeOf(to, toPlaceId),
    filters: {
      ...filters,
      ...(withinKm && { within: `KM_${withinKm}` }),
      ...(serviceIds && { services: serviceIds }),
      ...(roles && { roles: roles.map((role) => role.toUpperCase()) }),
    },
  }),
  answer: ({ search }, { from, to, fromPlaceId, what }, context) => {
    const rows = search.edges.map(({ cursor, distanceKm, matchedService, laneMatch, node }) => {
      const carrier = {
        ...entryOf(node, context),
        distanceKm,
        ...(laneMatch && {
          route: { match: wordOf(laneMatch.kind), lane: laneMatch.lane && laneOf(laneMatch.lane, context) },
        }),
        service: matchedService && { name: matchedService.service.name, place: matchedService.place.displayName },
        roles: rolesOf(node.roles, context),
        phones: phonesOf(node.contacts.slice(0, MOST_CONTACTS)).map(({ type, number }) => ({ type, number })),
        untrusted: namesOf(node, {
          description: node.summary,
          emails: emailsOf(node.contacts.slice(0, MOST_CONTACTS)),
        }),
      };
      return { cursor, carrier };
    });
    const answer = {
      source: `${context.publicUrl}/?${new URLSearchParams({ ...(fromPlaceId ? { a: `${fromPlaceId}` } : from && { f: from }), ...(to && { t: to }), ...(what && { q: what }) })}`,
      understood: {
        from: search.place?.displayName ?? null,
        to: search.secondPlace?.displayName ?? null,
        ...(search.placeNotUnderstood && { notUnderstood: search.placeNotUnderstood }),
        ...(search.otherPlaces.length > 0 && { otherPlaces: search.otherPlaces.map((place) => place.displayName) }),
        ...(search.suggestedKeywords && { didYouMean: search.suggestedKeywords }),
        matchesAllWords: search.matchesAllWords && search.edges.length > 0,
        withinKm: search.withinKm,
        isBeyond: search.isBeyond,
      },
      total: search.totalCount,
      totalIsExact: search.totalCountIsExact,
    };
    // the remaining results are on the next page
    let size = Buffer.byteLength(JSON.stringify(answer)) + ROOM;
    const kept = rows.filter(({ carrier }) => {
      size += Buffer.byteLength(JSON.stringify(carrier)) + 1;
      return size <= MOST_BYTES;
    });
    const hasMore = kept.length < rows.length || search.pageInfo.hasNextPage;
    return {
      ...answer,
      carriers: kept.map(({ carrier }) => carrier),
      next: hasMore ? (kept.at(-1)?.cursor ?? null) : null,
    };
  },
});

const placeOf = (text: string | undefined, id: number | undefined) =>
  id ? { placeId: `${id}` } : text ? { text } : null;

/** Of a carrier in results; get_carrier has the others. */
const MOST_CONTACTS = 5;
/** Space for the time of the response and the cursor of the next page. */
const ROOM = 300;
