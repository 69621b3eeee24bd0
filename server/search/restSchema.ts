import * as z from 'zod';
import { Contact } from '#server/contacts/restSchema.ts';
import { whole } from '#server/rest/query.ts';
import { id, text } from '#server/rest/schema.ts';
import { OfferedService } from '#server/services/restSchema.ts';
import { DISTANCES, MAX_FILTER_VALUES } from './facets/facets.ts';
import { MAX_DEPTH, MAX_RESULTS } from './searchProviders.ts';

const Highlight = z
  .object({
    field: z.enum(['businessName', 'description']).meta({ description: 'Which text.' }),
    start: z.int().min(0).meta({ description: 'The first character, counted from 0.' }),
    end: z.int().min(0).meta({ description: 'The character after the last.' }),
  })
  .meta({ title: 'Highlight', description: 'A stretch of a text that matches the keywords.' });

const SearchResult = z
  .object({
    id: id().meta({ graphql: 'node.databaseId' }),
    businessName: text('The legal name.', { graphql: 'node.businessName' }),
    description: text('May be empty.', { graphql: 'node.description' }),
    distanceKm: z.number().min(0).nullable().meta({
      description: 'From the place to the nearest one where the service is offered; null when none was asked.',
    }),
    matchedService: OfferedService.omit({ id: true, providersId: true, updatedAt: true })
      .meta({ title: 'MatchedService' })
      .nullable()
      .meta({
        description:
          'The service that was asked for, where it is nearest; null when name or description has the words.',
      }),
    highlights: z.array(Highlight).meta({ description: 'The words that matched, in order.' }),
    contacts: z.array(Contact).meta({ graphql: 'node.contacts' }),
    providerServices: z.array(OfferedService).meta({ graphql: 'node.providerServices' }),
  })
  .meta({ title: 'SearchResult', description: 'A provider that was found.' });

export const SearchResults = z
  .object({
    count: z.int().min(0).meta({ description: 'How many match in all.', graphql: 'totalCount' }),
    countIsExact: z.boolean().meta({ description: 'False when `count` is an estimate.' }),
    withinKm: z.int().nullable().meta({
      description:
        'How far from the asked city the results reach; null for a region, country, no place, or `isBeyond`.',
    }),
    isBeyond: z.boolean().meta({ description: 'True when nobody is near the place: these are the nearest.' }),
    placeInKeywords: text('The words of `q` that were taken for the place; null when none were.').nullable(),
    suggestedKeywords: text('`q` with a likely correction, too uncertain to be made; null for none.').nullable(),
    endCursor: text('Where this page ends: what to send as `after` for the next. Null on the last page.', {
      graphql: 'pageInfo.endCursor',
    }).nullable(),
    rows: z.array(SearchResult).meta({ graphql: 'edges' }),
  })
  .meta({ title: 'SearchResults', description: 'A page of a search, best first.' });

/** The order of results, as the query string and GraphQL call it. */
export const ORDERS = { best: 'BEST_MATCH', distance: 'DISTANCE', newest: 'NEWEST' } as const;

const facet = {
  count: z.int().min(0).nullable().meta({
    description:
      'How many results there would be with it in place of others of its kind; null where a sample is too small.',
  }),
  countIsExact: z.boolean().meta({ description: 'False when `count` is an estimate.' }),
  isSelected: z.boolean().meta({ description: 'Whether the search asks for it.' }),
};
const named = (of: string, path: string, field = 'name') =>
  z.array(
    z
      .object({
        id: id().meta({ graphql: `${path}.databaseId` }),
        name: text('In the language of the request.', { graphql: `${path}.${field}` }),
        ...facet,
      })
      .meta({ title: `${of}Facet`, description: 'With how many results there would be.' }),
  );
const flag = z.object(facet).meta({ title: 'FlagFacet', description: 'With how many results there would be.' });

export const SearchFacets = z
  .object({
    categories: named('Category', 'category'),
    services: named('Service', 'service'),
    countries: named('Country', 'place', 'displayName'),
    regions: named('Region', 'place'),
    distances: z
      .array(z.object({ withinKm: z.int(), ...facet }).meta({ title: 'DistanceFacet', description: 'A distance.' }))
      .meta({ description: 'Empty where the place is no city.' }),
    inCountry: z
      .object({
        id: id().meta({ graphql: 'place.databaseId' }),
        name: text('In the language of the request.', { graphql: 'place.displayName' }),
        ...facet,
      })
      .meta({ title: 'InCountryFacet' })
      .nullable()
      .meta({
        description: 'The country of the place, however far: `within=country`. Null where the place is no city.',
      }),
    hasWhatsApp: flag,
    hasPicture: flag,
  })
  .meta({ title: 'SearchFacets', description: 'What the results of a search can be narrowed by.' });

const ids = (of: string) => text(`Ids of ${of}, such as \`3,14\`; at most ${MAX_FILTER_VALUES}.`);
const yes = (description: string) => text(`\`1\`: ${description}`).max(5);

const FILTERS_QUERY = {
  category: ids('service categories'),
  service: ids('services, of which one is offered near the place'),
  within: text(`Around a city: how many kilometres, ${DISTANCES.join(', ')}; or \`country\`, in its country.`),
  country: text('ISO 3166 codes, such as `AR,CL`.'),
  region: ids('regions'),
  whatsapp: yes('only providers with a WhatsApp number.'),
  picture: yes('only providers with an approved picture.'),
};

const ASKED_QUERY = {
  f: text(
    'An address as a person writes it: a city, region, country, postal code, port or a whole address. This or `q` is needed.',
    { examples: ['Bahia Blanca'] },
  ).max(200),
  q: text('Words about services, cargo or the business.', { examples: ['transporte refrigerado'] }).max(200),
  literal: text('`1` reads no place from `q`.').max(5),
  area: text(
    'What is seen of the map, in place of `f`: south, west, north and east in degrees, such as `-35,-59,-34,-58`. Those are found that have a place in it.',
  ),
  ...FILTERS_QUERY,
};

export const FACETS_QUERY = ASKED_QUERY;

export const SEARCH_QUERY = {
  ...ASKED_QUERY,
  order: z.enum(Object.keys(ORDERS)).default('best').meta({ description: 'Which come first.' }),
  top: whole('Rows of a page.', MAX_RESULTS, 20),
  page: whole(`Which page; \`page\` times \`top\` is at most ${MAX_DEPTH}.`, MAX_DEPTH, 1),
  after: text('The `endCursor` of the page before, in place of `page`: however deep.'),
};
