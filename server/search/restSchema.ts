import { Contact } from '#server/contacts/restBody.ts';
import { flag, id, list, named, oneOf, orNull, record, text, whole } from '#server/rest/schema.ts';
import { OfferedService } from '#server/services/offeredService.ts';
import { MAX_DEPTH, MAX_RESULTS } from './searchProviders.ts';

const Highlight = named(
  'Highlight',
  'A stretch of a text that matches the keywords.',
  record({
    field: oneOf(['businessName', 'description'], 'Which text.'),
    start: whole('The first character, counted from 0.', { minimum: 0 }),
    end: whole('The character after the last.', { minimum: 0 }),
  }),
);

const SearchResult = named(
  'SearchResult',
  'A provider that was found.',
  record({
    id: id(),
    businessName: text('The legal name.'),
    description: text('May be empty.'),
    distanceKm: orNull({ type: 'number', minimum: 0, description: 'From the place; null when none was asked.' }),
    highlights: list(Highlight, 'The words that matched, in order.'),
    contacts: list(Contact),
    providerServices: list(OfferedService),
  }),
);

export const SearchResults = named(
  'SearchResults',
  'A page of a search, best first.',
  record({
    count: whole('How many match in all.', { minimum: 0 }),
    countIsExact: flag('False when `count` is an estimate.'),
    endCursor: orNull(text('Where this page ends: what to send as `after` for the next. Null on the last page.')),
    rows: list(SearchResult),
  }),
);

export const SEARCH_QUERY = {
  f: text(
    'An address as a person writes it: a city, region, country, postal code, port or a whole address. This or `q` is needed.',
    {
      maxLength: 200,
      examples: ['Bahia Blanca'],
    },
  ),
  q: text('Words about services, cargo or the business.', {
    maxLength: 200,
    examples: ['transporte refrigerado'],
  }),
  area: text(
    'What is seen of the map, in place of `f`: south, west, north and east in degrees, such as `-35,-59,-34,-58`. Those are found that have a place in it.',
  ),
  top: whole('Rows of a page.', { minimum: 1, maximum: MAX_RESULTS, default: 20 }),
  page: whole(`Which page; \`page\` times \`top\` is at most ${MAX_DEPTH}.`, {
    minimum: 1,
    maximum: MAX_DEPTH,
    default: 1,
  }),
  after: text('The `endCursor` of the page before, in place of `page`: however deep.'),
};
