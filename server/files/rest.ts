import { pageArguments } from '../rest/query.ts';
import { route } from '../rest/route.ts';

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
