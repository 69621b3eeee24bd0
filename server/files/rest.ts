import { pageArguments, pageQuery } from '../rest/query.ts';
import { route } from '../rest/route.ts';
import { rowsOf } from '../rest/schema.ts';
import { StoredFile } from './restSchema.ts';

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
    summary: 'Uploaded pictures, newest first',
    access: 'superAdmin',
    query: pageQuery(100),
    takes: null,
    answer: rowsOf(StoredFile),
    refusals: [],
    operation: `query RestFiles($first: Int, $offset: Int) {
      files(first: $first, offset: $offset) {
        totalCount edges { node { databaseId url user { displayName } createdAt } }
      }
    }`,
    variables: ({ query }) => pageArguments(query, 100),
    body: ({ files }: { files: { totalCount: number; edges: { node: FileRow }[] } }) => ({
      rows: files.edges.map(({ node: { databaseId, ...row } }) => ({ id: databaseId, ...row })),
      count: files.totalCount,
    }),
  }),
];
