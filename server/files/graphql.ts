import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '#server/graphql/builder.ts';
import { byId, connectionOf, inOrder, readListPage } from '#server/graphql/listPage.ts';
import { costOfRows, OFFSET } from '#server/graphql/paging.ts';
import { SortDirection } from '#server/graphql/sortDirection.ts';
import { storageName } from '#server/storage/storageName.ts';
import { mayReadFiles } from './access.ts';
import { type FileSortField, listFileIds } from './listFiles.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 100;

export const StoredFile = builder.prismaNode('File', {
  description: 'An uploaded picture, stored in a few widths.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadFiles,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST responses.' }),
    url: t.string({
      description: 'The URL of the widest one, on this site.',
      select: { storageKey: true, widths: true },
      resolve: ({ storageKey, widths }) => `/uploads/${storageName(storageKey, widths.at(-1)!)}`,
    }),
    thumbnailUrl: t.string({
      description: 'The URL of the narrowest one, on this site: at most 160 pixels wide.',
      select: { storageKey: true, widths: true },
      resolve: ({ storageKey, widths }) => `/uploads/${storageName(storageKey, widths[0]!)}`,
    }),
    contentType: t.exposeString('contentType', { description: 'A media type, such as image/webp.' }),
    byteSize: t.exposeInt('byteSize', { description: 'Total size of all widths.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user who uploaded it; null for visitors and deleted users.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
  }),
});

const FileOrderField = builder.enumType('FileOrderField', {
  description: 'Sort keys of a list of files. Files without a value come last in both directions.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When it was uploaded.' },
    USER: { value: 'user', description: 'The display name of the user who uploaded it.' },
  } as const satisfies Record<string, { value: FileSortField; description: string }>,
});

const FileOrderInput = builder.inputType('FileOrder', {
  description: 'The order of a list of files.',
  fields: (t) => ({
    field: t.field({ type: FileOrderField, required: true, description: 'The sort key.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'The direction.' }),
  }),
});

const FilesConnection = builder.connectionObject(
  {
    type: StoredFile,
    name: 'FilesConnection',
    description: 'Files, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of files on all pages.',
        resolve: (_, __, { db }) => db.prisma.file.count(),
      }),
    }),
  },
  { name: 'FilesConnectionEdge', description: 'A file in a list.' },
);

builder.queryField('files', (t) =>
  t.connection(
    {
      type: StoredFile,
      authScopes: mayReadFiles,
      description: 'The uploaded pictures. Errors: BAD_USER_INPUT.',
      args: {
        orderBy: t.arg({ type: FileOrderInput, description: 'Default: newest first.' }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { orderBy, ...paging }, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const query = queryFromInfo({ context, info, path: ['edges', 'node'], typeName: 'File' });
        const { pool, prisma } = context.db;
        if (!orderBy) {
          const rows = await prisma.file.findMany({ ...query, ...byId(page, 'desc') });
          return connectionOf(rows, page) as never;
        }
        const ids = await listFileIds(pool, orderBy, page);
        const rows = await prisma.file.findMany({ ...query, where: { id: { in: ids } } });
        return connectionOf(inOrder(ids, rows), page) as never;
      },
    },
    FilesConnection,
  ),
);
