import * as z from 'zod';
import { Contact } from '#server/contacts/restSchema.ts';
import { whole } from '#server/rest/query.ts';
import { id, text } from '#server/rest/schema.ts';
import { OfferedService } from '#server/services/restSchema.ts';
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

export const SEARCH_QUERY = {
  f: text(
    'An address as a person writes it: a city, region, country, postal code, port or a whole address. This or `q` is needed.',
    { examples: ['Bahia Blanca'] },
  ).max(200),
  q: text('Words about services, cargo or the business.', { examples: ['transporte refrigerado'] }).max(200),
  literal: text('`1` reads no place from `q`.').max(5),
  area: text(
    'What is seen of the map, in place of `f`: south, west, north and east in degrees, such as `-35,-59,-34,-58`. Those are found that have a place in it.',
  ),
  top: whole('Rows of a page.', MAX_RESULTS, 20),
  page: whole(`Which page; \`page\` times \`top\` is at most ${MAX_DEPTH}.`, MAX_DEPTH, 1),
  after: text('The `endCursor` of the page before, in place of `page`: however deep.'),
};
