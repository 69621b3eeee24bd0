import type { TextMeaning } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { explainSearch, POINTS, SearchExplanation } from '#server/search/explanation/graphql.ts';
import { Service } from '#server/services/graphql.ts';
import { mayDecideTexts } from '../access.ts';
import { LEAST } from '../unmet.ts';
import { decideText } from './decideText.ts';
import { type CountedText, listTexts, MOST_LISTED } from './listTexts.ts';

const SearchedText = builder.objectRef<CountedText>('SearchedText').implement({
  description: 'Words of searches in the last 90 days. Each visitor counts once a day; no person is recorded.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'In lower case, without accents and without the place that was searched around.',
    }),
    language: t.expose('language', { type: 'Language', description: 'The language of the page that was searched on.' }),
    searches: t.exposeInt('searches', { description: 'The number of searches.' }),
    withoutResults: t.exposeInt('withoutResults', { description: 'The number of them without results.' }),
    pressed: t.exposeInt('pressed', {
      description: 'After how many a page of the results was opened, or a contact or website clicked.',
    }),
    explanation: t.field({
      type: SearchExplanation,
      nullable: true,
      complexity: POINTS,
      description: 'Their current reading, on a page in that language; null if the search ignores all of them.',
      resolve: ({ text, language }, _, context) =>
        explainSearch({ ...context, reader: { country: null, spoken: language } }, text),
    }),
  }),
});

const Meaning = builder.enumType('SearchedTextMeaning', {
  description: 'The meaning of words in searches.',
  values: {
    SERVICE: { value: 'service', description: 'A service: they become one of its `synonyms`.' },
    PLACE: { value: 'place', description: 'A place.' },
    BUSINESS: { value: 'business', description: 'The name of a business.' },
    NOT_OURS: { value: 'notOurs', description: 'Nothing that the directory has.' },
  } as const satisfies Record<string, { value: TextMeaning; description: string }>,
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
      'Undecided words of searches that mostly found no one, or led to a page or contact in less than a tenth, the most ' +
      `frequent first; at most ${MOST_LISTED}, and only what ${LEAST} or more visitors searched for on one day.`,
    resolve: (_, __, { db }) => listTexts(db.pool),
  }),
);

builder.mutationField('decideSearchedText', (t) =>
  t.fieldWithInput({
    type: DecideSearchedTextPayload,
    authScopes: mayDecideTexts,
    description:
      'Decides what words of searches mean, or undoes that. Words of a service find it immediately. Errors: BAD_USER_INPUT, ' +
      'NOT_FOUND, CONFLICT (someone else decided).',
    input: {
      text: t.input.string({ required: true, description: '`SearchedText.text`.' }),
      language: t.input.field({ type: 'Language', required: true, description: '`SearchedText.language`.' }),
      meaning: t.input.field({ type: Meaning, description: 'Their meaning; null undoes the decision.' }),
      serviceId: t.input.id({ description: 'The id of the service, for `SERVICE`.' }),
    },
    resolve: async (_, { input: { serviceId, ...input } }, context) => ({
      serviceId: await decideText(context, {
        ...input,
        serviceId: serviceId == null ? null : databaseIdOf(serviceId, 'Service'),
      }),
    }),
  }),
);
