import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { byId, connectionOf, type ListArguments, readListPage } from '#server/graphql/listPage.ts';
import { costOfRows, OFFSET } from '#server/graphql/paging.ts';
import { mayImportProviders } from './access.ts';
import { ProviderImport, ProviderImportRow, ProviderImportVerdict } from './graphql.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 25;
const ROW_ROWS = 50;

interface Listing {
  where: Prisma.ProviderImportRowWhereInput;
}

const RowsConnection = builder.connectionObject(
  {
    type: ProviderImportRow,
    name: 'ProviderImportRowsConnection',
    description: 'Rows of an import, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of rows on all pages.',
        resolve: (listing, _, { db }) =>
          db.prisma.providerImportRow.count({ where: (listing as unknown as Listing).where }),
      }),
    }),
  },
  { name: 'ProviderImportRowsConnectionEdge', description: 'A row in a list.' },
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
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'ProviderImportRow' });
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

const ImportsConnection = builder.connectionObject(
  {
    type: ProviderImport,
    name: 'ProviderImportsConnection',
    description: 'Imports, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of imports on all pages.',
        resolve: (_, __, { db }) => db.prisma.providerImport.count(),
      }),
    }),
  },
  { name: 'ProviderImportsConnectionEdge', description: 'An import in a list.' },
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
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'ProviderImport' });
        const rows = await context.db.prisma.providerImport.findMany({ ...query, ...byId(page, 'desc') });
        return connectionOf(rows, page) as never;
      },
    },
    ImportsConnection,
  ),
  providerImport: t.prismaField({
    type: ProviderImport,
    nullable: true,
    authScopes: mayImportProviders,
    description: 'An import by its database id; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: (query, _, { databaseId }, { db }) =>
      db.prisma.providerImport.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));
