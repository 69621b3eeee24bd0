import { builder } from '#server/graphql/builder.ts';
import { ProviderImportField } from './fieldType.ts';
import { type Note, translateNote } from './notes.ts';
import { readField } from './targets.ts';

export const ProviderImportProblem = builder.objectRef<Note>('ProviderImportProblem').implement({
  description: 'Something wrong with a row of an import.',
  fields: (t) => ({
    text: t.string({
      description: 'In the language of the request.',
      resolve: (note, _, { language, gazetteer }) => translateNote(note, language, gazetteer),
    }),
    field: t.field({
      type: ProviderImportField,
      nullable: true,
      description: 'The field it is about; null for the whole row.',
      resolve: ({ column }) => readField(column),
    }),
    isWarning: t.boolean({
      description: 'The row is written without the wrong value.',
      resolve: ({ isWarning }) => isWarning ?? false,
    }),
  }),
});

export const ProviderImportReason = builder
  .objectRef<{ note: Note; rowCount: number }>('ProviderImportReason')
  .implement({
    description: 'A kind of problem, and its number of rows.',
    fields: (t) => ({
      text: t.string({
        description: 'The problem of one of them, in the language of the request.',
        resolve: ({ note }, _, { language, gazetteer }) => translateNote(note, language, gazetteer),
      }),
      key: t.string({ description: 'For the argument `reason` of `rows`.', resolve: ({ note }) => note.key }),
      isWarning: t.boolean({
        description: 'The rows are written nevertheless.',
        resolve: ({ note }) => note.isWarning ?? false,
      }),
      rowCount: t.exposeInt('rowCount', { description: 'The number of rows with it.' }),
    }),
  });
