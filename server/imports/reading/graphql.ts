import { builder } from '#server/graphql/builder.ts';
import { ProviderImportField } from './fieldType.ts';
import { type Note, translateNote } from './notes.ts';
import { readField } from './targets.ts';

export const ProviderImportProblem = builder.objectRef<Note>('ProviderImportProblem').implement({
  description: 'A problem of a row of an import.',
  fields: (t) => ({
    text: t.string({
      description: 'The text of the problem, in the language of the request.',
      resolve: (note, _, { language, gazetteer }) => translateNote(note, language, gazetteer),
    }),
    field: t.field({
      type: ProviderImportField,
      nullable: true,
      description: 'The field with the problem; null for a problem of the whole row.',
      resolve: ({ column }) => readField(column),
    }),
    isWarning: t.boolean({
      description: 'Whether the row is written nevertheless, without the invalid value.',
      resolve: ({ isWarning }) => isWarning ?? false,
    }),
  }),
});

export const ProviderImportReason = builder
  .objectRef<{ note: Note; rowCount: number }>('ProviderImportReason')
  .implement({
    description: 'A kind of problem, and the number of rows with it.',
    fields: (t) => ({
      text: t.string({
        description: 'The text of the problem in one of the rows, in the language of the request.',
        resolve: ({ note }, _, { language, gazetteer }) => translateNote(note, language, gazetteer),
      }),
      key: t.string({
        description: 'The key of the problem, for the argument `reason` of `rows`.',
        resolve: ({ note }) => note.key,
      }),
      isWarning: t.boolean({
        description: 'Whether the rows are written nevertheless.',
        resolve: ({ note }) => note.isWarning ?? false,
      }),
      rowCount: t.exposeInt('rowCount', { description: 'The number of rows with the problem.' }),
    }),
  });
