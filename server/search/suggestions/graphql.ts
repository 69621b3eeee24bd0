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
      description: 'Their meaning.',
      resolve: ({ kind }) => kind,
    }),
    heading: t.exposeString('heading', {
      nullable: true,
      description: 'The subcategory of a service, in the language of the request; null for all others.',
    }),
    service: t.field({
      type: Service,
      nullable: true,
      description: 'The service; null for all others.',
      // Prisma loads the other fields when they are selected
      resolve: ({ serviceId, names }) => names && ({ id: serviceId, ...namedIn(names) } as never),
    }),
    serviceDatabaseId: t.exposeInt('serviceId', {
      nullable: true,
      deprecationReason: 'Since 2026-11-30, until 2027-05-30 or later: use `service`.',
      description: 'The database id of a service; null for all others.',
    }),
  }),
});

const MAX_SUGGESTIONS = 20;
/** Cost of finding the names. */
const SUGGESTION_POINTS = 100;

builder.queryField('suggestKeywords', (t) =>
  t.field({
    type: [KeywordSuggestionType],
    authScopes: maySearch,
    description:
      'Services, categories and names of approved providers for a partial text, most likely first: a service that ' +
      'has a word, or ' +
      'another word for it, in any language, and a provider whose name begins with the text. Where there is neither, ' +
      'a ' +
      'service that has the last words of it. Accents are ignored. ' +
      'Access tokens need `search:read`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'At most 200 characters; an empty text has no suggestions.',
      }),
      first: t.arg.int({ defaultValue: 8, description: `1 to ${MAX_SUGGESTIONS}; null: 8.` }),
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
    from: t.expose('from', { type: PlaceRef, description: 'Its start.' }),
    to: t.expose('to', { type: PlaceRef, description: 'Its end.' }),
  }),
});

const MAX_DESCRIPTION = PROVIDER_TEXTS.description.max;
/** Cost of reading a long text. */
const READING_POINTS = 500;

builder.queryField('suggestLanes', (t) =>
  t.field({
    type: [SuggestedLaneType],
    authScopes: maySearch,
    description:
      'The first 6 routes found in the description of a business, for its confirmation; a shorter text has the others. ' +
      'Access tokens need `search:read`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { text: t.arg.string({ required: true, description: `At most ${MAX_DESCRIPTION} characters.` }) },
    complexity: READING_POINTS,
    resolve: (_, { text }, { reads, gazetteer, language, reader }) =>
      suggestLanes(
        reads,
        { gazetteer, language, reader },
        parseText(text, { field: 'text', max: MAX_DESCRIPTION, keepsLines: true }),
      ),
  }),
);
