import * as z from 'zod';
import { Contact, controlNotice } from '#server/contacts/restSchema.ts';
import { Lane, role } from '#server/lanes/restSchema.ts';
import { Place } from '#server/places/restSchema.ts';
import { whole } from '#server/rest/query.ts';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { OfferedService } from '#server/services/restSchema.ts';
import { DISTANCES, MAX_FILTER_VALUES } from './facets/facets.ts';
import { MAX_DEPTH, MAX_RESULTS } from './searchProviders.ts';

const Highlight = z
  .object({
    field: z
      .enum(['businessName', 'description'])
      .meta({ description: 'The field whose text matched.', graphqlNames: { description: 'SUMMARY' } }),
    start: z.int().min(0).meta({ description: 'The index of the first character, from 0.' }),
    end: z.int().min(0).meta({ description: 'The index after the last character.' }),
  })
  .meta({ title: 'Highlight', description: 'A part of a text that matches the keywords.' });

const SearchResult = z
  .object({
    id: id().meta({ graphql: 'node.databaseId' }),
    businessName: text('The legal name.', { graphql: 'node.businessName' }),
    description: text('May be empty.', { graphql: 'node.summary' }),
    path: text("The path of the provider's page on this site.", { format: 'uri-reference', graphql: 'node.path' }),
    image: text('The path of the approved image on this site; null when there is none.', {
      format: 'uri-reference',
      graphql: 'node.image.path',
    }).nullable(),
    address: Place.meta({ graphql: 'node.place' }),
    reviewedAt: timestamp('The time of the approval by staff.').meta({ graphql: 'node.approvedAt' }),
    distanceKm: z.number().min(0).nullable().meta({
      description:
        'The distance in kilometers from the requested place to the nearest place where the service is offered; null without a requested place.',
    }),
    matchedService: OfferedService.omit({ id: true, providersId: true, updatedAt: true })
      .meta({ title: 'MatchedService' })
      .nullable()
      .meta({
        description:
          'The requested service at the nearest place where it is offered; null if the name or description matched instead.',
      }),
    laneMatch: z
      .object({
        kind: z
          .enum(['direct', 'return', 'both-ends', 'one-end'])
          .meta({ description: 'The kind of the match, best first.' }),
        lane: Lane.nullable().meta({ description: 'The matching lane; null for `both-ends` and `one-end`.' }),
      })
      .nullable()
      .meta({ description: 'The match with the route from `f` to `t`; null without a route.' }),
    highlights: z.array(Highlight).meta({ description: 'The words that matched, in order.' }),
    controlNotice: controlNotice.meta({ graphql: 'node.controlNotice' }),
    contacts: z.array(Contact).meta({ graphql: 'node.contacts' }),
    providerServices: z.array(OfferedService).meta({ graphql: 'node.providerServices' }),
  })
  .meta({ title: 'SearchResult', description: 'A provider in the results.' });

export const SearchResults = z
  .object({
    count: z.int().min(0).meta({
      description: 'The number of matching providers within `withinKm`, in the requested country or region, or beyond.',
      graphql: 'totalCount',
    }),
    countIsExact: z.boolean().meta({ description: 'False when `count` is an estimate.', graphql: 'totalCountIsExact' }),
    withinKm: z.int().nullable().meta({
      description:
        'The search radius around the requested city in km: the distance of `within`, otherwise 40, or 150 when there are too few results within 40. Null for a region or country, and without a place.',
    }),
    isBeyond: z.boolean().meta({
      description:
        'True if there is no provider within `withinKm`, or in the region or country: the rows are then the nearest providers.',
    }),
    matchesAllWords: z
      .boolean()
      .meta({ description: 'False if no provider has all words of `q`, so that the rows match only some of them.' }),
    place: Place.nullable().meta({ description: 'The place of the search; null when there is none.' }),
    secondPlace: Place.nullable().meta({ description: 'The end of the route from `place`; null when there is none.' }),
    placeNotUnderstood: text(
      'The words of `f` that name no known place, and that the search ignored. Null if there are none.',
    ).nullable(),
    otherPlaces: z.array(Place).meta({ description: 'Other places that `f` may mean, at most three.' }),
    placeInKeywords: text('The words of `q` that were read as the place; null if there are none.').nullable(),
    suggestedKeywords: text('`q` with a likely correction that was not applied; null if there is none.').nullable(),
    endCursor: text('The cursor to send as `after` for the next page. Null on the last page.', {
      graphql: 'pageInfo.endCursor',
    }).nullable(),
    rows: z.array(SearchResult).meta({ graphql: 'edges' }),
  })
  .meta({ title: 'SearchResults', description: 'A page of a search, best first.' });

/** The orders of results, by their names in the query string, with their names in GraphQL. */
export const ORDERS = { best: 'BEST_MATCH', distance: 'DISTANCE', newest: 'NEWEST' } as const;

const facet = {
  count: z.int().min(0).nullable().meta({
    description:
      'The number of results with this value instead of the other values of its filter; null when the sample is too small.',
  }),
  countIsExact: z.boolean().meta({ description: 'False when `count` is an estimate.' }),
  isSelected: z.boolean().meta({ description: 'Whether the search has this filter.' }),
};
const named = (of: string, path: string, field = 'name') =>
  z.array(
    z
      .object({
        id: id().meta({ graphql: `${path}.databaseId` }),
        name: text('The name in the language of the request.', { graphql: `${path}.${field}` }),
        ...facet,
      })
      .meta({ title: `${of}Facet`, description: 'A value of a filter with the number of results.' }),
  );
const flag = z
  .object(facet)
  .meta({ title: 'FlagFacet', description: 'A filter that is on or off, with the number of results.' });

export const SearchFacets = z
  .object({
    categories: named('Category', 'category'),
    services: named('Service', 'service'),
    countries: named('Country', 'place', 'displayName'),
    regions: named('Region', 'place'),
    distances: z
      .array(z.object({ withinKm: z.int(), ...facet }).meta({ title: 'DistanceFacet', description: 'A distance.' }))
      .meta({ description: 'The distances; empty if the place is not a city.' }),
    inCountry: z
      .object({
        id: id().meta({ graphql: 'place.databaseId' }),
        name: text('The name in the language of the request.', { graphql: 'place.displayName' }),
        ...facet,
      })
      .meta({ title: 'InCountryFacet' })
      .nullable()
      .meta({
        description: 'The count for the whole country of the place: `within=country`. Null if the place is not a city.',
      }),
    roles: z.array(
      z.object({ role, ...facet }).meta({ title: 'RoleFacet', description: 'A role that providers declare.' }),
    ),
    drivesRoute: flag.nullable().meta({
      description: 'Providers that drive the route or return that way: `drives=1`. Null in a search without a route.',
    }),
    hasWhatsApp: flag,
    hasPicture: flag.meta({ graphql: 'hasImage' }),
    isConfirmedThisYear: flag,
  })
  .meta({ title: 'SearchFacets', description: 'The filters of a search, with the number of results for each value.' });

const ids = (of: string, more = '') =>
  z
    .array(id())
    .max(MAX_FILTER_VALUES)
    .meta({ description: `Ids of ${of}.${more}` });
/** The schema of a flag, for which `1` is true, too. */
const yes = (description: string) => z.boolean().meta({ description });

const FILTERS_QUERY = {
  category: ids('service categories'),
  service: ids('services', ' A provider needs only one of them near the place.'),
  within: z
    .enum([...DISTANCES.map(String), 'country'])
    .meta({ description: 'The radius around a city in km; `country` for the whole country of the city.' }),
  country: z.array(z.string().length(2)).max(MAX_FILTER_VALUES).meta({ description: 'ISO 3166-1 codes of countries.' }),
  region: ids('regions'),
  role: z.array(role).meta({ description: 'Roles; the provider must declare at least one of them.' }),
  drives: yes('Only providers that drive the route from `f` to `t`, or return that way.'),
  whatsapp: yes('Only providers with a WhatsApp number.'),
  picture: yes('Only providers with an approved image.'),
  collection: text('Only providers of the collection with this slug: see `/api/collections/{slug}`.').max(60),
  credential: yes('Only providers with a credential found at a public register.'),
  confirmed: yes('Only providers who confirmed their listing this year (UTC).'),
};

const ASKED_QUERY = {
  f: text(
    'A city, region, country, postal code, port or full address, in any notation. Either `f`, `area` or `q` is required.',
    { examples: ['Bahia Blanca'] },
  ).max(200),
  t: text('The end of a route that starts at `f`: providers that drive the route come first.', {
    examples: ['Asunción'],
  }).max(200),
  q: text('Words about services, cargo or the business.', { examples: ['transporte refrigerado'] }).max(200),
  literal: yes('Searches for all words of `q`, without interpreting some as a place.'),
  area: z.array(z.number()).length(4).meta({
    description:
      'An area of the map instead of `f`: south, west, north and east in degrees, such as `-35,-59,-34,-58`. Finds providers with a place in it.',
  }),
  ...FILTERS_QUERY,
};

export const FACETS_QUERY = ASKED_QUERY;

export const SEARCH_QUERY = {
  ...ASKED_QUERY,
  order: z.enum(Object.keys(ORDERS)).default('best').meta({ description: 'The order of the rows.' }),
  top: whole('The number of rows per page.', MAX_RESULTS, 20),
  page: whole(`The page number. \`page\` times \`top\` is at most ${MAX_DEPTH}.`, MAX_DEPTH, 1),
  after: text('The `endCursor` of the previous page. Use it instead of `page`; there is no limit of depth.'),
};
