import { builder } from '#server/graphql/builder.ts';
import { CURSOR, costOfRows, EDGES, NODES, OFFSET, PAGE_INFO } from '#server/graphql/paging.ts';
import { chargeCaller } from '#server/graphql/price.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { maySearch } from '#server/search/access.ts';
import { encodeCursor } from '#server/search/cursor.ts';
import { isNarrowed } from '#server/search/facets/facets.ts';
import { SearchFacets, SearchFiltersInput, SearchOrder } from '#server/search/facets/graphql.ts';
import { LaneMatch } from '#server/search/laneMatchType.ts';
import { matchedOffer } from '#server/search/matchedOffer.ts';
import { distanceTo, type PageRow, servedArea } from '#server/search/page.ts';
import { searchInput } from '#server/search/searchInput.ts';
import {
  isFull,
  MAX_DEPTH,
  MAX_RESULTS,
  type SearchInput,
  type SearchResults,
  searchProviders,
} from '#server/search/searchProviders.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { MAX_AREA } from '#shared/area.ts';
import { Provider } from '../record/graphql.ts';
import { providerServiceOf, shownCard } from '../record/visible.ts';
import '#server/search/searchWatch.ts';

/** The cost of a search without its rows, which takes as long as a dozen rows. */
const SEARCH_POINTS = 2_000;
/** The cost of facets, about that of the search; separate, as the cost of a connection grows with its rows. */
const FACETS_POINTS = 2_000;
/** The cost of a skipped row. */
const SKIPPED_POINTS = 5;

interface HighlightShape {
  field: 'businessName' | 'description';
  start: number;
  end: number;
}

const Highlight = builder.objectRef<HighlightShape>('Highlight').implement({
  description: 'A part of a text that matched the keywords, from `start` to before `end`, in UTF-16 code units.',
  fields: (t) => ({
    field: t.field({
      description: 'The text of the highlight.',
      type: builder.enumType('HighlightField', {
        description: 'The field of the provider with the highlighted text.',
        values: {
          BUSINESS_NAME: { value: 'businessName', description: '`Provider.businessName`.' },
          SUMMARY: { value: 'description', description: '`Provider.summary`.' },
        } as const,
      }),
      resolve: (highlight) => highlight.field,
    }),
    start: t.exposeInt('start', { description: 'The start index, from 0.' }),
    end: t.exposeInt('end', { description: 'The index after the last character.' }),
  }),
});

type EdgeShape = { row: PageRow } & Pick<SearchResults, 'place' | 'secondPlace' | 'words' | 'highlight'>;

const Edge = builder.objectRef<EdgeShape>('SearchResultEdge').implement({
  description: 'A provider as the result of one search.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ row, place }) => encodeCursor(row, place) }),
    node: t.field({ type: Provider, description: 'The provider.', resolve: ({ row }) => shownCard(row.card) }),
    distanceKm: t.float({
      nullable: true,
      description:
        'The distance in kilometers in a straight line, to one decimal, from the requested place to the nearest place where the provider offers the requested service, or to the nearest of all its places if its name or description matches. 0 within the requested region or country, and for a provider that serves all of a region or country around the place; null without a requested place.',
      resolve: ({ row }) => distanceTo(row),
    }),
    servesArea: t.field({
      type: PlaceRef,
      nullable: true,
      description:
        'The region or country around the requested place that the provider serves, if the provider has no nearer place.',
      resolve: ({ row, place }, _, { gazetteer }) => servedArea(row, place, gazetteer),
    }),
    matchedService: t.field({
      type: ProviderService,
      nullable: true,
      description:
        'The requested service, at its place nearest to the requested place. Null when the name or description has the words, and without a requested service.',
      resolve: ({ row, place, secondPlace, words }, _, { gazetteer }) => {
        const places = [place, secondPlace].filter((item) => item !== null);
        const offer = matchedOffer(row.card, words, places, gazetteer);
        return offer && providerServiceOf(row.card, offer);
      },
    }),
    laneMatch: t.field({
      type: LaneMatch,
      nullable: true,
      description: 'The kind of match with the route; null in a search without a route.',
      resolve: ({ row }) => row.route && { ...row.route, card: row.card },
    }),
    isStandIn: t.boolean({
      description:
        'True when the provider, or its matched service, lacks some of the words, and is shown instead of one that has them.',
      resolve: ({ row, words }) => !isFull(row, words),
    }),
    highlights: t.field({
      type: [Highlight],
      complexity: { multiplier: 3 },
      description: 'The words of name and description that matched, in order. Empty without keywords.',
      resolve: ({ row, highlight }) =>
        (['businessName', 'description'] as const).flatMap((field) =>
          highlight(row.card[field]).map((stretch) => ({ field, ...stretch })),
        ),
    }),
  }),
});

export const SearchResultConnection = builder.objectRef<SearchResults>('SearchResultConnection').implement({
  description: 'The results of a search, in the requested order, and the interpretation of its texts.',
  fields: (t) => ({
    edges: t.field({
      type: [Edge],
      description: EDGES,
      complexity: { multiplier: 1 },
      resolve: ({ rows, ...search }) => rows.map((row) => ({ row, ...search })),
    }),
    nodes: t.field({
      type: [Provider],
      description: NODES,
      complexity: { multiplier: 1 },
      resolve: ({ rows }) => rows.map((row) => shownCard(row.card)),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: PAGE_INFO,
      resolve: ({ rows, hasNextPage, place }) => ({
        hasNextPage,
        hasPreviousPage: false,
        startCursor: rows[0] ? encodeCursor(rows[0], place) : null,
        endCursor: rows.length > 0 ? encodeCursor(rows.at(-1)!, place) : null,
      }),
    }),
    totalCount: t.int({
      description: 'The number of matching providers, which may need a separate query. See `totalCountIsExact`.',
      complexity: 20,
      resolve: async (results) => (await results.count()).count,
    }),
    totalCountIsExact: t.boolean({
      description:
        'Whether `totalCount` is exact; above about 2,000 (250 where only some of the words match), it is an estimate.',
      resolve: async (results) => (await results.count()).isExact,
    }),
    facets: t.field({
      type: SearchFacets,
      description: 'The filters of the results.',
      extensions: { extraCost: FACETS_POINTS },
      resolve: async (results, _, context) => {
        await chargeCaller(context, FACETS_POINTS);
        return results.facets();
      },
    }),
    place: t.field({
      type: PlaceRef,
      nullable: true,
      description: 'The place of the search; null when there is none.',
      resolve: (results) => results.place,
    }),
    secondPlace: t.field({
      type: PlaceRef,
      nullable: true,
      description:
        'The end of the route from `place`, given by `to` or in the keywords, such as `de Rosario a Asunción`: providers that drive the route come first, then those near one of its ends.',
      resolve: (results) => results.secondPlace,
    }),
    placeInKeywords: t.exposeString('placeInKeywords', {
      nullable: true,
      description:
        'The words of `keywords` that were read as the place, unchanged; `literalKeywords` searches for them instead. Null when there are none.',
    }),
    keywordsWithoutPlace: t.exposeString('keywordsWithoutPlace', {
      nullable: true,
      description: 'The other words of `keywords`, unchanged, if some were read as the place; may be empty.',
    }),
    withinKm: t.exposeInt('withinKm', {
      nullable: true,
      description:
        'The search radius in km: the requested radius, or 40 or 150. With `isBeyond`, no provider was found within it. Null for a region or country, between two places, and without a place.',
    }),
    isBeyond: t.exposeBoolean('isBeyond', {
      description:
        'True when there is no provider within `withinKm` of the requested city, or in the requested region or country: the results are then the nearest providers.',
    }),
    suggestedKeywords: t.exposeString('suggestedKeywords', {
      nullable: true,
      description: 'The keywords with a likely correction that is too uncertain to apply. Null when there is none.',
    }),
    otherPlaces: t.field({
      type: [PlaceRef],
      complexity: { multiplier: 3 },
      description:
        'Other places that the text may mean, likeliest first; at most 3. Adding the region or country to the text selects another place.',
      resolve: (results) => results.otherPlaces,
    }),
    placeNotUnderstood: t.exposeString('placeNotUnderstood', {
      nullable: true,
      description:
        'The words of the place that name no known place, unchanged: the search uses the other words. Ignored street names and numbers are not listed. Null when everything was understood.',
    }),
    matchesAllWords: t.exposeBoolean('matchesAllWords', {
      description: 'False when no provider has all the words, so that providers with some of them are shown.',
    }),
  }),
});

const SearchArea = builder.inputType('SearchArea', {
  description:
    `A rectangle of the map, in degrees: south below north, west left of east, ` +
    `at most ${MAX_AREA.height} high and ${MAX_AREA.width} wide.`,
  fields: (t) => ({
    south: t.float({ required: true, description: 'The latitude of the lower edge, from -90.' }),
    west: t.float({ required: true, description: 'The longitude of the left edge, from -180.' }),
    north: t.float({ required: true, description: 'The latitude of the upper edge, to 90.' }),
    east: t.float({ required: true, description: 'The longitude of the right edge, to 180.' }),
  }),
});

const TYPED =
  'A text in any notation, such as `Bahia Blanca`, `1200 Main St, Houston, TX`, `01310-100` or `Port of Long Beach`.';
const CHOSEN = 'The id of a `Place`.';

export const SearchPlace = builder.inputType('SearchPlace', {
  description: 'A place, given by one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    text: t.string({ description: TYPED }),
    placeId: t.id({ description: CHOSEN }),
  }),
});

export const SearchWhere = builder.inputType('SearchWhere', {
  description: 'The location of the search, given by one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    text: t.string({ description: TYPED }),
    placeId: t.id({ description: CHOSEN }),
    area: t.field({ type: SearchArea, description: 'The visible part of the map.' }),
  }),
});

/**
 * Whether a request counts as a new search: paging, map areas and count-only requests do not. Filters are always sent
 * by the web and by REST: they count only when they narrow the search.
 */
const isNewSearch = ({ first, after, offset, filters, area }: SearchInput) =>
  first !== 1 && !after && !offset && !area && !isNarrowed(filters);

builder.queryField('searchProviders', (t) =>
  t.field({
    type: SearchResultConnection,
    authScopes: maySearch,
    description:
      'Approved providers by place or area of the map, keywords or both. Accents and typos are tolerated, and words match in English, Spanish, Portuguese and French. Around a city, the radius is 40 km, then 150 km, until a page of providers offers the service there; the search goes further only when there are none. A search in an area finds the providers with a place in it: their city, or a place of a service. Access tokens need `search:read`. Errors: BAD_USER_INPUT (an empty search, an unknown place, an invalid area, or a route from one, a text over 200 characters, a bad cursor, too deep a page, too many values of a filter), TOO_MANY_REQUESTS.',
    args: {
      where: t.arg({ type: SearchWhere, description: 'The location of the search; null: anywhere.' }),
      to: t.arg({
        type: SearchPlace,
        description:
          'The end of a route that starts at `where`. The first results drive the route in this direction, the next ones return this way, and the others serve both ends.',
      }),
      keywords: t.arg.string({
        description:
          'Words about services, cargo or the business, or its name. Without a place, a place at the beginning or end of the keywords is used, unless a provider has that name.',
      }),
      literalKeywords: t.arg.boolean({
        defaultValue: false,
        description:
          'True: searches for all keywords literally, and none is interpreted as a place. Null counts as false.',
      }),
      filters: t.arg({ type: SearchFiltersInput, description: 'The filters of the results.' }),
      order: t.arg({
        type: SearchOrder,
        defaultValue: 'best',
        description: 'The order of the results; null: BEST_MATCH.',
      }),
      first: t.arg.int({ defaultValue: 20, description: `Rows, 1 to ${MAX_RESULTS}; null: 20.` }),
      after: t.arg.string({ description: 'The cursor of the last row of the previous page of the same search.' }),
      offset: t.arg.int({
        description: `${OFFSET} With \`first\` no further than the first ${MAX_DEPTH} results; \`after\` reaches all results.`,
      }),
    },
    complexity: ({ offset, ...rows }) => {
      const skipped = Math.min(Math.max(offset ?? 0, 0), MAX_DEPTH);
      return costOfRows(MAX_RESULTS, 20, SEARCH_POINTS + SKIPPED_POINTS * skipped)(rows);
    },
    resolve: async (_, args, context) => {
      const input = searchInput(args);
      const { reads, gazetteer, language, reader, searchWatch } = context;
      const results = await searchProviders({ pool: reads, gazetteer, language, reader }, input);
      if (isNewSearch(input)) searchWatch.searched(context, results);
      return results;
    },
  }),
);
