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
import { addNodeQuery } from '#server/graphql/payloads.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayImportProviders } from './access.ts';
import { ProviderImportColumn, ProviderImportServiceText } from './columns/graphql.ts';
import { listServiceTexts } from './columns/serviceTexts.ts';
import { countReasons, listColumns, MOST_REASONS } from './describeImport.ts';
import { NOTHING_READ, ProviderImportSource } from './file/graphql.ts';
import { MAX_COLUMNS } from './file/limits.ts';
import { cellsOf } from './reading/cells.ts';
import { ProviderImportProblem, ProviderImportReason } from './reading/graphql.ts';
import { missingColumns, readMapping } from './reading/mapping.ts';
import { readNotes, translateNote } from './reading/notes.ts';

const ProviderImportStatus = builder.enumType('ProviderImportStatus', {
  description: 'The state of an import.',
  values: {
    CHECKING: { value: 'checking', description: 'The rows are being checked; nothing is written.' },
    CHECKED: { value: 'checked', description: 'All rows are checked. The import can be committed or cancelled.' },
    IMPORTING: { value: 'importing', description: 'Rows are being written, according to their verdicts.' },
    DONE: { value: 'done', description: 'Every row was written or refused.' },
    FAILED: { value: 'failed', description: 'The import failed repeatedly. It can be committed again.' },
    CANCELLED: { value: 'cancelled', description: 'The import was cancelled. Rows already written remain.' },
    UNDOING: { value: 'undoing', description: 'The changes of the import are being undone.' },
    UNDONE: {
      value: 'undone',
      description: 'The import was undone, except for providers that have changed since then.',
    },
  } as const,
});

const ProviderImportVerdict = builder.enumType('ProviderImportVerdict', {
  description: 'The result of a row in an import.',
  values: {
    CREATE: { value: 'create', description: 'The row creates a new provider, pending approval.' },
    UPDATE: { value: 'update', description: 'The row changes an existing provider, whose approval remains.' },
    UNCHANGED: { value: 'unchanged', description: 'The provider already has the values of the row.' },
    REFUSED: { value: 'refused', description: 'The row is not written; `problems` has the reasons.' },
    DUPLICATE: {
      value: 'duplicate',
      description: 'The row is not written, because it resembles a provider of the directory or another row.',
    },
  } as const,
});

export const ProviderImportRow = builder.prismaNode('ProviderImportRow', {
  description: 'A row of an imported file.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayImportProviders,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line of the file at which the row begins; the header is line 1.' }),
    verdict: t.expose('verdict', {
      type: ProviderImportVerdict,
      nullable: true,
      description: 'The verdict; null until the row is checked.',
    }),
    databaseId: t.exposeInt('id', { description: 'The database id of the row.' }),
    businessName: t.string({
      description: 'The name of the business as in the file; may be empty.',
      select: { cells: true, import: { select: { mapping: true } } },
      resolve: ({ cells, import: { mapping } }) => cellsOf(readMapping(mapping), cells).businessName ?? '',
    }),
    cells: t.exposeStringList('cells', {
      description: `The cells in the order of the columns of the import, at most ${MAX_COLUMNS}.`,
    }),
    problems: t.field({
      type: [ProviderImportProblem],
      complexity: { multiplier: 3 },
      description: 'All problems of the row, without a maximum number.',
      select: { messages: true },
      resolve: ({ messages }) => readNotes(messages),
    }),
    likeness: t.relation('likeness', {
      type: Provider,
      nullable: true,
      description: 'The provider of the directory that the row may duplicate; null without one.',
    }),
    likenessLine: t.exposeInt('likenessLine', {
      nullable: true,
      description: 'The line of the file that the row may duplicate; null without one.',
    }),
    provider: t.relation('provider', {
      type: Provider,
      nullable: true,
      description:
        'The provider that the row created or changes; null before the row is written, and after the provider ' +
        'is deleted.',
    }),
  }),
});

export const ProviderImport = builder.prismaNode('ProviderImport', {
  description: 'An uploaded file of providers. Its rows are checked first, and written when staff commit the import.',
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
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows, without the header and empty lines.' }),
    doneCount: t.exposeInt('doneCount', {
      description: 'The number of rows, of `rowCount`, that the check has processed, or after the check the import.',
    }),
    createdCount: t.exposeInt('createdCount', { description: 'The number of rows with the verdict CREATE so far.' }),
    updatedCount: t.exposeInt('updatedCount', { description: 'The number of rows with the verdict UPDATE so far.' }),
    unchangedCount: t.exposeInt('unchangedCount', {
      description: 'The number of rows with the verdict UNCHANGED so far.',
    }),
    refusedCount: t.exposeInt('refusedCount', { description: 'The number of rows with the verdict REFUSED so far.' }),
    duplicateCount: t.exposeInt('duplicateCount', {
      description: 'The number of rows with the verdict DUPLICATE so far.',
    }),
    columns: t.field({
      type: [ProviderImportColumn],
      description: `The columns of the file and their mapping, at most ${MAX_COLUMNS}.`,
      select: { header: true, mapping: true },
      resolve: listColumns,
    }),
    countryCode: t.field({
      type: 'CountryCode',
      nullable: true,
      description: 'The country of rows that name no country; null for none.',
      select: { mapping: true },
      resolve: ({ mapping }) => readMapping(mapping).countryCode,
    }),
    language: t.field({
      type: 'Language',
      description: 'The language of the providers that the import creates.',
      select: { mapping: true },
      resolve: ({ mapping }) => readMapping(mapping).language,
    }),
    spellsNames: t.boolean({
      description: 'Whether names in capitals are converted to ordinary spelling.',
      select: { mapping: true },
      resolve: ({ mapping }) => readMapping(mapping).spellsNames,
    }),
    joinsRows: t.boolean({
      description:
        'Whether rows with the same registry number, otherwise tax number, otherwise name, are joined into one ' +
        'provider.',
      select: { mapping: true },
      resolve: ({ mapping }) => readMapping(mapping).joinsRows,
    }),
    source: t.field({
      type: ProviderImportSource,
      description: 'The part of the file that the import reads.',
      select: { source: true },
      resolve: ({ source }) => ({ ...NOTHING_READ, ...(source as object) }),
    }),
    services: t.prismaField({
      type: ['Service'],
      description: `The services of rows that name no service, at most ${MOST.services}.`,
      select: { mapping: true },
      resolve: (query, { mapping }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: readMapping(mapping).serviceIds } } }),
    }),
    serviceTexts: t.field({
      type: [ProviderImportServiceText],
      description: 'The 200 most frequent texts in the columns of services.',
      select: { mapping: true },
      resolve: (found, _, context) => listServiceTexts(context, found),
    }),
    reasons: t.field({
      type: [ProviderImportReason],
      description: `The kinds of problems of the rows, the most frequent first; at most ${MOST_REASONS}.`,
      resolve: ({ id }, _, { db }) => countReasons(db, id),
    }),
    approvalReason: t.exposeString('approvalReason', {
      nullable: true,
      description: 'The reason for which created providers are approved immediately; null when they are not.',
    }),
    isUndoable: t.boolean({
      description: 'Whether the import has ended and wrote rows that can be undone.',
      select: { status: true },
      resolve: async ({ id, status }, _, { db }) =>
        /^(done|cancelled|failed)$/.test(status) &&
        (await db.prisma.providerImportRow.count({ where: { importId: id, writtenVersion: { not: null } }, take: 1 })) >
          0,
    }),
    warnings: t.stringList({
      description: 'Warnings, such as missing columns or a stopped import, in the language of the request.',
      select: { warnings: true, mapping: true },
      resolve: ({ warnings, mapping }, _, { language, gazetteer }) => {
        const missing = missingColumns(readMapping(mapping));
        const notes = missing ? [missing, ...readNotes(warnings)] : readNotes(warnings);
        return notes.map((note) => translateNote(note, language, gazetteer));
      },
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user who uploaded the file; null after the account is deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the upload.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which the import was done, failed or was cancelled; null before.',
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
  { name: 'ProviderImportRow', of: 'Rows of an import', row: 'A row' },
  ({ where }: Listing, { db }) => db.prisma.providerImportRow.count({ where }),
);

builder.prismaObjectField(ProviderImport, 'rows', (t) =>
  t.connection(
    {
      type: ProviderImportRow,
      description: 'The rows, in the order of the file. Errors: BAD_USER_INPUT.',
      args: {
        verdict: t.arg({ type: ProviderImportVerdict, description: 'Only rows with this verdict.' }),
        reason: t.arg.string({ description: 'Only rows with this problem, by its key in `reasons`.' }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, ROW_ROWS),
      resolve: async ({ id: importId }, { verdict, reason, ...paging }, context, info) => {
        const page = readListPage(paging as ListArguments, MAX_ROWS, ROW_ROWS);
        const where = {
          ...{ importId, ...(verdict && { verdict }) },
          ...(reason && { messages: { array_contains: [{ key: reason }] } }),
        };
        const query = queryOfRows('ProviderImportRow', context, info);
        // sorted by id, which is the order of the file
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
  { name: 'ProviderImport', of: 'Imports', row: 'An import' },
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

addNodeQuery('providerImport', ProviderImport, mayImportProviders, 'An import');
