import { builder } from '#server/graphql/builder.ts';
import { message } from '#server/i18n/messages.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { mayImportProviders } from './access.ts';
import { readNotes } from './notes.ts';

const ProviderImportStatus = builder.enumType('ProviderImportStatus', {
  description: 'How far an import is.',
  values: {
    CHECKING: { value: 'checking', description: 'Each row gets its verdict; nothing is written.' },
    CHECKED: { value: 'checked', description: 'It waits to be committed or cancelled.' },
    IMPORTING: { value: 'importing', description: 'Rows are written, as their verdicts say.' },
    DONE: { value: 'done', description: 'Every row was written or refused.' },
    FAILED: { value: 'failed', description: 'It broke off again and again; it can be committed once more.' },
    CANCELLED: { value: 'cancelled', description: 'What was written before stays.' },
  } as const,
});

export const ProviderImportVerdict = builder.enumType('ProviderImportVerdict', {
  description: 'What becomes of a row of an import.',
  values: {
    CREATE: { value: 'create', description: 'A new provider, which waits for approval.' },
    UPDATE: { value: 'update', description: 'A provider that is there changes; its approval stays.' },
    UNCHANGED: { value: 'unchanged', description: 'The provider is as the row says already.' },
    REFUSED: { value: 'refused', description: 'Nothing is written; the messages say why.' },
  } as const,
});

export const ProviderImportRow = builder.prismaNode('ProviderImportRow', {
  description: 'A row of an imported file.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayImportProviders,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line of the file that it begins in; the header is in line 1.' }),
    verdict: t.field({
      type: ProviderImportVerdict,
      nullable: true,
      description: 'Null until the row is checked.',
      select: { verdict: true },
      resolve: ({ verdict }) => verdict,
    }),
    businessName: t.string({
      description: 'As the file has it; may be empty.',
      select: { data: true },
      resolve: ({ data }) => String((data as Record<string, unknown>).businessName ?? ''),
    }),
    messages: t.stringList({
      description: 'Why it is refused, in the language of the request.',
      select: { messages: true },
      resolve: ({ messages }, _, { language }) =>
        readNotes(messages).map(({ key, parameters }) => message(key, language, parameters)),
    }),
    column: t.exposeString('column', { nullable: true, description: 'The column at fault, where one is.' }),
    provider: t.relation('provider', {
      type: Provider,
      nullable: true,
      description: 'The one that it changes or created; null before, and when it is gone.',
    }),
  }),
});

export const ProviderImport = builder.prismaNode('ProviderImport', {
  description: 'A CSV file of providers: checked first, written when staff say so.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayImportProviders,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    fileName: t.exposeString('fileName', { description: 'What the file was called where it came from.' }),
    status: t.field({
      type: ProviderImportStatus,
      description: 'How far it is.',
      select: { status: true },
      resolve: ({ status }) => status,
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Without the header and empty lines.' }),
    doneCount: t.exposeInt('doneCount', {
      description: 'How many rows the check, or after it the import, is through with: of `rowCount`.',
    }),
    createdCount: t.exposeInt('createdCount', { description: 'Rows with the verdict CREATE so far.' }),
    updatedCount: t.exposeInt('updatedCount', { description: 'Rows with the verdict UPDATE so far.' }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'Rows with the verdict UNCHANGED so far.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'Rows with the verdict REFUSED so far.' }),
    warnings: t.stringList({
      description:
        'What is odd about the file but no reason to refuse it, and that the import was given up, in the language of the request.',
      select: { warnings: true },
      resolve: ({ warnings }, _, { language }) =>
        readNotes(warnings).map(({ key, parameters }) => message(key, language, parameters)),
    }),
    user: t.relation('user', { nullable: true, description: 'Who sent it; null when they are gone.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was sent.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done, failed or was cancelled; null before.',
    }),
  }),
});
