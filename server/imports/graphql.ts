import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { connectionType, queryOfRows } from '#server/graphql/lists.ts';
import {
  byId,
  connectionOf,
  costOfRows,
  type ListArguments,
  OFFSET,
  REST_ID,
  readListPage,
} from '#server/graphql/paging.ts';
import { addRowQuery } from '#server/graphql/payloads.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { mayImportProviders } from './access.ts';
import { translateNotes } from './notes.ts';

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

const ProviderImportVerdict = builder.enumType('ProviderImportVerdict', {
  description: 'The result of a row of an import.',
  values: {
    CREATE: { value: 'create', description: 'A new provider, pending approval.' },
    UPDATE: { value: 'update', description: 'An existing provider changes; its approval stays.' },
    UNCHANGED: { value: 'unchanged', description: 'The provider already equals the row.' },
    REFUSED: { value: 'refused', description: 'Nothing is written; see the messages.' },
  } as const,
});

const ProviderImportRow = builder.prismaNode('ProviderImportRow', {
  description: 'A row of an imported file.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayImportProviders,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line of the file where the row begins; the header is line 1.' }),
    verdict: t.expose('verdict', {
      type: ProviderImportVerdict,
      nullable: true,
      description: 'Null until the row is checked.',
    }),
    businessName: t.string({
      description: 'The cell of the file; may be empty.',
      select: { data: true },
      resolve: ({ data }) => String((data as Record<string, unknown>).businessName ?? ''),
    }),
    messages: t.stringList({
      description: 'Why it is refused, in the language of the request.',
      select: { messages: true },
      resolve: ({ messages }, _, { language }) => translateNotes(messages, language),
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
    databaseId: t.exposeInt('id', { description: REST_ID }),
    fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
    status: t.expose('status', {
      type: ProviderImportStatus,
      description: 'The state of the import.',
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
      resolve: ({ warnings }, _, { language }) => translateNotes(warnings, language),
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

const MAX_ROWS = 1_000;
const PAGE_ROWS = 25;
const ROW_ROWS = 50;

interface Listing {
  where: Prisma.ProviderImportRowWhereInput;
}

const RowsConnection = connectionType(
  ProviderImportRow,
  { name: 'ProviderImportRowsConnection', of: 'Rows of an import', row: 'A row' },
  ({ where }: Listing, { db }) => db.prisma.providerImportRow.count({ where }),
);

builder.prismaObjectField(ProviderImport, 'rows', (t) =>
  t.connection(
    {
      type: ProviderImportRow,
      description: 'In the order of the file. Errors: BAD_USER_INPUT.',
      args: {
        verdict: t.arg({ type: ProviderImportVerdict, description: 'Only those with this verdict.' }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, ROW_ROWS),
      resolve: async ({ id: importId }, { verdict, ...paging }, context, info) => {
        const page = readListPage(paging as ListArguments, MAX_ROWS, ROW_ROWS);
        const where = { importId, ...(verdict && { verdict }) };
        const query = queryOfRows('ProviderImportRow', context, info);
        // in the order of the file
        const asked = byId(page, 'asc');
        const rows = await context.db.prisma.providerImportRow.findMany({
          ...query,
          ...asked,
          where: { ...where, ...asked.where },
        });
        return { ...connectionOf(rows, page), where } as never;
      },
    },
    RowsConnection,
  ),
);

const ImportsConnection = connectionType(
  ProviderImport,
  { name: 'ProviderImportsConnection', of: 'Imports', row: 'An import' },
  (_, { db }) => db.prisma.providerImport.count(),
);

builder.queryFields((t) => ({
  providerImports: t.connection(
    {
      type: ProviderImport,
      authScopes: mayImportProviders,
      description: 'The imports of the last 90 days, newest first. Errors: BAD_USER_INPUT.',
      args: { offset: t.arg.int({ description: OFFSET }) },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const query = queryOfRows('ProviderImport', context, info);
        const rows = await context.db.prisma.providerImport.findMany({ ...query, ...byId(page, 'desc') });
        return connectionOf(rows, page) as never;
      },
    },
    ImportsConnection,
  ),
}));

addRowQuery('providerImport', ProviderImport, mayImportProviders, 'An import');
