import { pageArguments, pageQuery, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { StoredFile } from './restSchema.ts';

const SORTS = { createdAt: 'CREATED_AT', user: 'USER' };

interface FileRow {
  databaseId: number;
  url: string;
  user: { displayName: string } | null;
  createdAt: string;
}

export const fileRoutes = [
  route({
    method: 'get',
    path: '/api/files',
    tag: 'Operations',
    summary: 'Uploaded pictures',
    access: 'superAdmin',
    query: { ...sortQuery(Object.keys(SORTS), 'Without it the newest come first.'), ...pageQuery(100) },
    takes: null,
    answer: rowsOf(StoredFile),
    refusals: [],
    operation: `query RestFiles($first: Int, $offset: Int, $orderBy: FileOrder) {
      files(first: $first, offset: $offset, orderBy: $orderBy) {
        totalCount edges { node { databaseId url user { displayName } createdAt } }
      }
    }`,
    variables: ({ query }) => ({ ...pageArguments(query, 100), orderBy: readOrder(query, SORTS) }),
    body: ({ files }: { files: { totalCount: number; edges: { node: FileRow }[] } }) => ({
      rows: files.edges.map(({ node: { databaseId, ...row } }) => ({ id: databaseId, ...row })),
      count: files.totalCount,
    }),
  }),
];
