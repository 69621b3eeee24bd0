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
      .describe('ISO 3166-1 codes; the carrier must have a place in one of these countries.'),
    serviceIds: z
      .array(z.int().positive())
      .max(MAX_FILTER_VALUES)
      .optional()
      .describe('The ids of services, from list_services; the carrier must offer one of them.'),
    roles: z
      .array(z.enum(BUSINESS_ROLES))
      .optional()
      .describe('Roles that carriers declare; the carrier must have one of them.'),
    withinKm: z.literal(DISTANCES).optional().describe('The radius around the city of `from`, in kilometers.'),
    hasWhatsApp: z.boolean().optional(),
    collection: z
      .string()
      .max(60)
      .optional()
      .describe('The slug of a list of carriers that a partner maintains, such as a chamber.'),
  })
  .optional();

const placeId = (name: string) =>
  z
    .int()
    .positive()
    .optional()
    .describe(`The \`id\` of a place from find_place, instead of \`${name}\`, if several places have the name.`);

export const searchCarriers = tool<Found>()({
  name: 'search_carriers',
  title: 'Search carriers',
  description:
    'Finds transport and logistics businesses of the Americas by place, route and words, the best first. Give `from` alone for carriers around a place, `from` and `to` for a route in that direction, `what` for cargo, a service or a business name. Around a city, the radius is 40 km, then 150 km; with `what`, the nearest carriers beyond it are returned if there are none within it. If few are found, try a more general `what`, or services of the same heading in list_services. Use get_carrier for all contacts and services of a carrier.',
  input: {
    from: textInput('A city, region, country, postal code, port or address; with `to`, the start of the route.'),
    to: textInput('The end of the route. Without `from`, the place around which to search.'),
    fromPlaceId: placeId('from'),
    toPlaceId: placeId('to'),
    what: textInput(
      'Cargo, a service or a name, in Spanish, Portuguese, English or French, such as `transporte refrigerado`.',
    ),
    filters,
    limit: z
      .int()
      .min(1)
      .max(10)
      .default(5)
      .describe('The maximum number of carriers in the answer. If they do not fit, `next` leads to the others.'),
    after: z.string().max(500).optional().describe('The `next` of the previous answer to the same search.'),
  },
  output: {
    understood: z
      .object({
        from: z.string().nullable(),
        to: z.string().nullable(),
        notUnderstood: z.string().optional().describe('The words of `from` that name no known place.'),
        otherPlaces: z.array(z.string()).optional().describe('Other places that `from` may mean.'),
        didYouMean: z.string().optional().describe('A likely correction of `what`, which was not applied.'),
        matchesAllWords: z
          .boolean()
          .describe('Whether the carriers match all words of `what`. If false, no carrier does; these match some.'),
        withinKm: z.int().nullable().describe('The radius of the search around a city, in kilometers.'),
        isBeyond: z
          .boolean()
          .describe('Whether no carrier was found within the radius; these are then the nearest ones beyond it.'),
      })
      .describe('The interpretation of the search. Inform the user if it is not what they meant.'),
    total: z.int(),
    totalIsExact: z.boolean(),
    carriers: z.array(
      z.object({
        ...carrierShape,
        distanceKm: z
          .number()
          .nullable()
          .describe(
            'The straight-line distance from the place of `from`, or on a route from the nearer of its ends, to the place where the carrier offers the service.',
          ),
        route: z
          .object({ match: z.string(), lane: laneShape.nullable() })
          .optional()
          .describe(
            'direct: the carrier drives the route in this direction. return: it drives the opposite direction and comes back. both ends, one end: it serves places there, without a declared lane.',
          ),
        service: z
          .object({ name: z.string(), place: z.string() })
          .nullable()
          .describe('The service of the carrier that matched.'),
        roles: z.array(z.string()).describe('The roles that the carrier declares.'),
        phones: z
          .array(phoneShape.pick({ type: true, number: true }))
          .describe('The first phone numbers of the carrier.'),
        untrusted: untrustedShape,
      }),
    ),
    next: z.string().nullable().describe('The value of `after` for the next carriers; null when there are no more.'),
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
    // omits carriers that do not fit; they are on the next page
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

/** The maximum number of contacts of a carrier in results; get_carrier returns all. */
const MOST_CONTACTS = 5;
/** The bytes reserved for the time of the response and the cursor of the next page. */
const ROOM = 300;
