import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { inLanguage } from '#server/graphql/scalars.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { mayEditFaq } from '../access.ts';
import { deleteFaqEntry, MAX_ENTRIES, saveFaqEntry, textsOf } from './saveFaq.ts';

const FaqTranslation = builder
  .objectRef<{ language: Language; question: string; answer: string }>('FaqTranslation')
  .implement({
    description: 'A question and its answer in one language.',
    fields: (t) => ({
      language: t.expose('language', { type: 'Language', description: 'The language of the question and the answer.' }),
      question: t.exposeString('question', { description: 'The question, in plain text.' }),
      answer: t.exposeString('answer', { description: 'The answer, in plain text.' }),
    }),
  });

const FaqEntryRef = builder.prismaNode('FaqEntry', {
  description: 'A frequent question.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    question: t.string({
      description: 'The question in one language, in plain text.',
      args: inLanguage,
      resolve: (entry, { language }, context) => textsOf(entry)[language ?? context.language].question,
    }),
    answer: t.string({
      description: 'The answer in one language, in plain text.',
      args: inLanguage,
      resolve: (entry, { language }, context) => textsOf(entry)[language ?? context.language].answer,
    }),
    translations: t.field({
      type: [FaqTranslation],
      complexity: { multiplier: LANGUAGES.length },
      description: 'The question and answer in all languages.',
      resolve: (entry) => LANGUAGES.map((language) => ({ language, ...textsOf(entry)[language] })),
    }),
  }),
});

const list = ({ db }: Context) => db.prisma.faqEntry.findMany({ orderBy: { id: 'asc' } });

builder.queryField('faq', (t) =>
  t.field({
    type: [FaqEntryRef],
    complexity: { multiplier: 25 },
    description: `The frequent questions of the help page, at most ${MAX_ENTRIES}.`,
    resolve: (_, __, context) => list(context),
  }),
);

const FaqPayload = builder.objectRef<object>('FaqPayload').implement({
  description: 'The frequent questions after the change.',
  fields: (t) => ({
    faq: t.field({
      type: [FaqEntryRef],
      complexity: { multiplier: 25 },
      description: `All questions, at most ${MAX_ENTRIES}.`,
      resolve: (_, __, context) => list(context),
    }),
  }),
});

const FaqTranslationInput = builder.inputType('FaqTranslationInput', {
  description: 'A question and its answer in one language.',
  fields: (t) => ({
    language: t.field({
      type: 'Language',
      required: true,
      description: 'The language of the question and the answer.',
    }),
    question: t.string({ required: true, description: 'The question, up to 200 characters.' }),
    answer: t.string({ required: true, description: 'The answer, up to 2,000 characters.' }),
  }),
});

builder.mutationFields((t) => ({
  saveFaqEntry: t.fieldWithInput({
    type: FaqPayload,
    errors: {},
    authScopes: mayEditFaq,
    description: 'Changes a frequent question, or adds one at the end. Errors: BAD_USER_INPUT, NOT_FOUND.',
    input: {
      id: t.input.id({ description: 'The id of the question; null to add one.' }),
      translations: t.input.field({
        type: [FaqTranslationInput],
        required: true,
        description: 'The question and answer in all languages.',
      }),
    },
    resolve: async (_, { input: { id, translations } }, context) => {
      const entryId = id == null ? null : databaseIdOf(id, 'FaqEntry');
      await saveFaqEntry(context, entryId, translations);
      return {};
    },
  }),
  deleteFaqEntry: t.fieldWithInput({
    type: FaqPayload,
    authScopes: mayEditFaq,
    description: 'Removes a frequent question. Errors: NOT_FOUND.',
    input: { id: t.input.id({ required: true, description: 'The id of the question.' }) },
    resolve: (_, { input }, context) => changedNode('FaqEntry', input.id, (id) => deleteFaqEntry(context, id)),
  }),
}));
