import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, 'web/persisted.json');

/** The web sends the id of an operation that relay-compiler wrote down; partners may send their own documents. */
export function usePersistedWebOperations() {
  const documents = new Map<string, DocumentNode>();
  let readAt = 0;

  function readFile(): void {
    if (!existsSync(FILE) || statSync(FILE).mtimeMs === readAt) return;
    readAt = statSync(FILE).mtimeMs;
    const texts = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) documents.set(id, parse(text, { noLocation: true }));
  }

  readFile();
  return usePersistedOperations({
    allowArbitraryOperations: true,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, { method, url }) =>
      (params as { doc_id?: string }).doc_id ?? (method === 'GET' ? new URL(url).searchParams.get('doc_id') : null),
    getPersistedOperation: (id) => {
      // while developing, the compiler adds to the file as the server runs
      if (!documents.has(id)) readFile();
      return documents.get(id) ?? null;
    },
    customErrors: {
      notFound: () =>
        new GraphQLError('This operation is not known here: the page is of another version. Load it again.', {
          extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 404 } },
        }),
    },
  });
}
