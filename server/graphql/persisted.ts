import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError } from 'graphql';
import { ROOT } from '#server/platform/root.ts';

const FILE = path.join(ROOT, 'web/persisted.json');

/**
 * Yoga's plugin for persisted operations: the web sends the id of an operation that relay-compiler has persisted;
 * partners may send their own documents.
 */
export function usePersistedWebOperations() {
  let texts: Record<string, string> = {};
  let readAt = 0;

  function readFile(): void {
    if (!existsSync(FILE) || statSync(FILE).mtimeMs === readAt) return;
    readAt = statSync(FILE).mtimeMs;
    texts = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  }

  /**
   * Returns the operation's text, not a parsed document. Yoga caches documents by their text, and the plugin would give
   * a parsed document an artificial text that callers could also send.
   */
  function textOf(id: string): string | null {
    // reads the file again, because in development relay-compiler adds operations while the server runs
    if (!Object.hasOwn(texts, id)) readFile();
    return Object.hasOwn(texts, id) ? texts[id]! : null;
  }

  readFile();
  return usePersistedOperations({
    allowArbitraryOperations: true,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, { method, url }) =>
      (params as { doc_id?: string }).doc_id ?? (method === 'GET' ? new URL(url).searchParams.get('doc_id') : null),
    getPersistedOperation: textOf,
    customErrors: {
      keyNotFound: () =>
        new GraphQLError('Send a document as `query`, or the id of an operation as `doc_id`', {
          extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
        }),
      notFound: () =>
        new GraphQLError('This operation is not known here: the page is of another version. Load it again.', {
          extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 404 } },
        }),
    },
  });
}
