import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { loadChunk } from '../loadChunk.ts';

/** As `fetchOnce`; Relay comes with the first question, so that a form is here without it. */
export async function suggest<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): Promise<Query['response']> {
  const { fetchOnce } = await loadChunk(() => import('./fetchOnce.ts'));
  return fetchOnce<Query>(query, variables, signal);
}
