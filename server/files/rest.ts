import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayReadFiles } from './access.ts';
import { StoredFile } from './restSchema.ts';

const SORTS = ['createdAt', 'user'];

export const fileRoutes = [
  route({
    method: 'get',
    path: '/api/files',
    tag: 'Operations',
    summary: 'List uploaded images',
    may: mayReadFiles,
    query: { ...sortQuery(SORTS), ...pageQuery(100) },
    response: rowsOf(StoredFile),
    operation: `query RestFiles($first: Int, $offset: Int, $orderBy: FileOrder) {
      result: files(first: $first, offset: $offset, orderBy: $orderBy) { ${fieldsOf(rowsOf(StoredFile))} }
    }`,
    variables: ({ query }) => ({ ...pageArguments(query, 100), orderBy: readOrder(query, SORTS) }),
  }),
];
