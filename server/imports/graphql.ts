import { builder } from '#server/graphql/builder.ts';
import { message } from '#server/i18n/messages.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { mayImportProviders } from './access.ts';
import { readNotes } from './notes.ts';

const ProviderImportStatus = builder.enumType('ProviderImportStatus', {
  description: 'The state of an import.',
  values: {
    CHECKING: { value: 'checking', description: 'Each row is being checked; nothing is written.' },
    CHECKED: { value: 'checked', description: 'Ready to be committed or cancelled.' },
    IMPORTING: { value: 'importing', description: 'Rows are being written, according to their verdicts.' },
    DONE: { value: 'done', description: 'Every row was written or refused.' },
    FAILED: { value: 'failed', description: 'It failed repeatedly; it can be committed again.' },
    CANCELLED: { value: 'cancelled', description: 'Rows written before stay.' },
  } as const,
});

export const ProviderImportVerdict = builder.enumType('ProviderImportVerdict', {
  description: 'The result of a row of an import.',
  values: {
    CREATE: { value: 'create', description: 'A new provider, pending approval.' },
    UPDATE: { value: 'update', description: 'An existing provider changes; its approval stays.' },
    UNCHANGED: { value: 'unchanged', description: 'The provider already equals the row.' },
    REFUSED: { value: 'refused', description: 'Nothing is written; see the messages.' },
  } as const,
});

export const ProviderImportRow = builder.prismaNode('ProviderImportRow', {
  description: 'A row of an imported file.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayImportProviders,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line of the file where the row begins; the header is line 1.' }),
    verdict: t.field({
      type: ProviderImportVerdict,
      nullable: true,
      description: 'Null until the row is checked.',
      select: { verdict: true },
      resolve: ({ verdict }) => verdict,
    }),
    businessName: t.string({
      description: 'The cell of the file; may be empty.',
      select: { data: true },
      resolve: ({ data }) => String((data as Record<string, unknown>).businessName ?? ''),
    }),
    messages: t.stringList({
      description: 'Why it is refused, in the language of the request.',
      select: { messages: true },
      resolve: ({ messages }, _, { language }) =>
        readNotes(messages).map(({ key, parameters }) => message(key, language, parameters)),
    }),
    column: t.exposeString('column', { nullable: true, description: 'The column at fault; null when there is none.' }),
    provider: t.relation('provider', {
      type: Provider,
      nullable: true,
      description: 'The provider that it changes or created; null before that, and when the provider was deleted.',
    }),
  }),
});

export const ProviderImport = builder.prismaNode('ProviderImport', {
  description: 'A CSV file of providers: checked first, written when staff commit it.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayImportProviders,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
    status: t.field({
      type: ProviderImportStatus,
      description: 'The state of the import.',
      select: { status: true },
      resolve: ({ status }) => status,
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows without the header and empty lines.' }),
    doneCount: t.exposeInt('doneCount', {
      description: 'How many of `rowCount` rows the check, or after it the import, has processed.',
    }),
    createdCount: t.exposeInt('createdCount', { description: 'Rows with the verdict CREATE so far.' }),
    updatedCount: t.exposeInt('updatedCount', { description: 'Rows with the verdict UPDATE so far.' }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'Rows with the verdict UNCHANGED so far.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'Rows with the verdict REFUSED so far.' }),
    warnings: t.stringList({
      description: 'Warnings about the file, and that the import was given up, in the language of the request.',
      select: { warnings: true },
      resolve: ({ warnings }, _, { language }) =>
        readNotes(warnings).map(({ key, parameters }) => message(key, language, parameters)),
    }),
    user: t.relation('user', { nullable: true, description: 'The user who uploaded it; null when they are deleted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done, failed or was cancelled; null before.',
    }),
  }),
});
