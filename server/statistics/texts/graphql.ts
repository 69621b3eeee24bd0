import type { TextMeaning } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { explainSearch, POINTS, SearchExplanation } from '#server/search/explanation/graphql.ts';
import { Service } from '#server/services/graphql.ts';
import { mayDecideTexts } from '../access.ts';
import { LEAST } from '../unmet.ts';
import { decideText, undoDecision } from './decideText.ts';
import { type CountedText, listTexts, MOST_LISTED } from './listTexts.ts';

const SearchedText = builder.objectRef<CountedText>('SearchedText').implement({
  description: 'Words of searches in the last 90 days. Each visitor counts once per day; no personal data is recorded.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The words in lower case, without accents and without the place of the search.',
    }),
    language: t.expose('language', { type: 'Language', description: 'The language of the page with the search.' }),
    searches: t.exposeInt('searches', { description: 'The number of searches.' }),
    withoutResults: t.exposeInt('withoutResults', { description: 'The number of these searches without results.' }),
    clicks: t.exposeInt('pressed', {
      description: 'The number of these searches that led to an opened page or a click on a contact or website.',
    }),
    explanation: t.field({
      type: SearchExplanation,
      nullable: true,
      complexity: POINTS,
      description:
        'The current interpretation of the words on a page in that language; null if the search ignores all of them.',
      resolve: ({ text, language }, _, context) =>
        explainSearch({ ...context, reader: { country: null, spoken: language } }, text),
    }),
  }),
});

const Label = builder.enumType('SearchedTextLabel', {
  description: 'The meaning of words in searches other than a service.',
  values: {
    PLACE: { value: 'place', description: 'A place.' },
    BUSINESS: { value: 'business', description: 'The name of a business.' },
    NOT_OURS: { value: 'notOurs', description: 'Something that the directory does not list.' },
  } as const satisfies Record<string, { value: TextMeaning; description: string }>,
});

const Meaning = builder.inputType('SearchedTextMeaning', {
  description: 'The meaning of words in searches, given by one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    serviceId: t.id({ description: 'The id of a service: the words become one of its `synonyms`.' }),
    label: t.field({ type: Label, description: 'A meaning other than a service.' }),
  }),
});

const DecideSearchedTextPayload = builder
  .objectRef<{ serviceId: number | null }>('DecideSearchedTextPayload')
  .implement({
    description: 'The decision is saved, or undone.',
    fields: (t) => ({
      service: t.prismaField({
        type: Service,
        nullable: true,
        description: 'The service with its synonyms after the decision; null for other meanings.',
        resolve: (query, { serviceId }, _, { db }) =>
          serviceId === null ? null : db.prisma.service.findUnique({ ...query, where: { id: serviceId } }),
      }),
    }),
  });

builder.queryField('searchedTexts', (t) =>
  t.field({
    type: [SearchedText],
    authScopes: mayDecideTexts,
    complexity: { field: 20, multiplier: MOST_LISTED },
    description:
      'Undecided words of searches that mostly had no results, or led to a page or contact in less than a tenth of ' +
      'the searches, the most ' +
      `frequent first; at most ${MOST_LISTED}, each searched for by ${LEAST} or more visitors on one day.`,
    resolve: (_, __, { db }) => listTexts(db.pool),
  }),
);

builder.mutationFields((t) => ({
  decideSearchedText: t.fieldWithInput({
    type: DecideSearchedTextPayload,
    authScopes: mayDecideTexts,
    description:
      'Assigns a meaning to words of searches. Words of a service take effect immediately. Errors: ' +
      'BAD_USER_INPUT, NOT_FOUND, CONFLICT (another user has decided).',
    input: {
      text: t.input.string({ required: true, description: 'The words, from `SearchedText.text`.' }),
      language: t.input.field({
        type: 'Language',
        required: true,
        description: 'The language, from `SearchedText.language`.',
      }),
      meaning: t.input.field({ type: Meaning, required: true, description: 'The meaning of the words.' }),
    },
    resolve: async (_, { input: { text, language, meaning } }, context) => {
      const serviceId = meaning.serviceId == null ? null : databaseIdOf(meaning.serviceId, 'Service');
      const decision = serviceId === null ? meaning.label! : 'service';
      return { serviceId: await decideText(context, { text, language }, decision, serviceId) };
    },
  }),
  undoSearchedTextDecision: t.fieldWithInput({
    type: DecideSearchedTextPayload,
    authScopes: mayDecideTexts,
    description: 'Undoes a decision about words of searches. Errors: NOT_FOUND.',
    input: {
      text: t.input.string({ required: true, description: 'The words, from `SearchedText.text`.' }),
      language: t.input.field({
        type: 'Language',
        required: true,
        description: 'The language, from `SearchedText.language`.',
      }),
    },
    resolve: async (_, { input: { text, language } }, context) => ({
      serviceId: await undoDecision(context, { text, language }),
    }),
  }),
}));
