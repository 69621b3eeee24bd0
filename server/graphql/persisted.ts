import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, 'web/persisted.json');

/** The web sends the id of an operation that relay-compiler wrote down; partners may send their own documents. */
export function usePersistedWebOperations() {
  let texts: Record<string, string> = {};
  const documents = new Map<string, DocumentNode>();
  let readAt = 0;

  function readFile(): void {
    if (!existsSync(FILE) || statSync(FILE).mtimeMs === readAt) return;
    readAt = statSync(FILE).mtimeMs;
    texts = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  }

  /** Parsed when it is first asked for. */
  function documentOf(id: string): DocumentNode | null {
    let document = documents.get(id);
    if (!document) {
      // while developing, the compiler adds to the file as the server runs
      if (!Object.hasOwn(texts, id)) readFile();
      if (!Object.hasOwn(texts, id)) return null;
      document = parse(texts[id]!, { noLocation: true });
      documents.set(id, document);
    }
    return document;
  }

  readFile();
  return usePersistedOperations({
    allowArbitraryOperations: true,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, { method, url }) =>
      (params as { doc_id?: string }).doc_id ?? (method === 'GET' ? new URL(url).searchParams.get('doc_id') : null),
    getPersistedOperation: documentOf,
    customErrors: {
      notFound: () =>
        new GraphQLError('This operation is not known here: the page is of another version. Load it again.', {
          extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 404 } },
        }),
    },
  });
}
