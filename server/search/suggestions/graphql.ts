import { builder } from '#server/graphql/builder.ts';
import { checkFirst, costOfRows } from '#server/graphql/paging.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { parseText } from '#server/platform/text.ts';
import { Service } from '#server/services/graphql.ts';
import { namedIn } from '#server/services/nameIn.ts';
import { PROVIDER_TEXTS } from '#shared/providerForm.ts';
import { maySearch } from '../access.ts';
import { type KeywordSuggestion, suggestKeywords } from './suggestKeywords.ts';
import { type SuggestedLane, suggestLanes } from './suggestLanes.ts';

const KeywordSuggestionType = builder.objectRef<KeywordSuggestion>('KeywordSuggestion').implement({
  description: 'Suggested keywords for an incomplete text.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The name of a service or category, in the language of the request, or of a provider.',
    }),
    kind: t.field({
      type: builder.enumType('KeywordSuggestionKind', {
        description: 'The kind of suggested keywords.',
        values: {
          SERVICE: { value: 'service', description: 'A service of the catalogue.' },
          CATEGORY: { value: 'category', description: 'A category or subcategory of services.' },
          PROVIDER: { value: 'provider', description: 'An approved provider.' },
        } as const,
      }),
      description: 'The kind of the keywords.',
      resolve: ({ kind }) => kind,
    }),
    heading: t.exposeString('heading', {
      nullable: true,
      description: 'The subcategory of a service, in the language of the request; null for other keywords.',
    }),
    service: t.field({
      type: Service,
      nullable: true,
      description: 'The service; null for other keywords.',
      // Prisma loads the other fields when they are selected
      resolve: ({ serviceId, names }) => names && ({ id: serviceId, ...namedIn(names) } as never),
    }),
    serviceDatabaseId: t.exposeInt('serviceId', {
      nullable: true,
      deprecationReason: 'Since 2026-11-30, until 2027-05-30 or later: use `service`.',
      description: 'The database id of a service; null for other keywords.',
    }),
  }),
});

const MAX_SUGGESTIONS = 20;
/** The cost of finding the names. */
const SUGGESTION_POINTS = 100;

builder.queryField('suggestKeywords', (t) =>
  t.field({
    type: [KeywordSuggestionType],
    authScopes: maySearch,
    description:
      'Services, categories and names of approved providers for a partial text, most likely first: services ' +
      'with the word in a name or synonym, in any language, and providers whose names begin with the text. ' +
      'If there are none, services with the last words of the text. Accents are ignored. Access tokens need ' +
      '`search:read`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The partial text: at most 200 characters; an empty text has no suggestions.',
      }),
      first: t.arg.int({
        defaultValue: 8,
        description: `The number of suggestions, 1 to ${MAX_SUGGESTIONS}; null: 8.`,
      }),
    },
    complexity: costOfRows(MAX_SUGGESTIONS, 8, SUGGESTION_POINTS),
    resolve: (_, args, { reads, language }) => {
      checkFirst(args.first, MAX_SUGGESTIONS);
      return suggestKeywords(reads, parseText(args.text, { field: 'text' }), args.first ?? 8, language);
    },
  }),
);

const SuggestedLaneType = builder.objectRef<SuggestedLane>('SuggestedLane').implement({
  description: 'A route found in a text.',
  fields: (t) => ({
    from: t.expose('from', { type: PlaceRef, description: 'The start of the route.' }),
    to: t.expose('to', { type: PlaceRef, description: 'The end of the route.' }),
  }),
});

const MAX_DESCRIPTION = PROVIDER_TEXTS.description.max;
/** The cost of reading a long text. */
const READING_POINTS = 500;

builder.queryField('suggestLanes', (t) =>
  t.field({
    type: [SuggestedLaneType],
    authScopes: maySearch,
    description:
      'The first 6 routes found in the description of a business, to be confirmed by the business; shorten ' +
      'the text to find later ones. Access tokens need `search:read`. Errors: BAD_USER_INPUT, ' +
      'TOO_MANY_REQUESTS.',
    args: {
      text: t.arg.string({ required: true, description: `The description: at most ${MAX_DESCRIPTION} characters.` }),
    },
    complexity: READING_POINTS,
    resolve: (_, { text }, { reads, gazetteer, language, reader }) =>
      suggestLanes(
        reads,
        { gazetteer, language, reader },
        parseText(text, { field: 'text', max: MAX_DESCRIPTION, keepsLines: true }),
      ),
  }),
);
