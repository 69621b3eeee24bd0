import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { loadChunk } from '../loadChunk.ts';

/** Like `fetchOnce`, but Relay is loaded with the first request, so that a form does not need it. */
export async function suggest<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): Promise<Query['response']> {
  const { fetchOnce } = await loadChunk(() => import('./fetchOnce.ts'));
  return fetchOnce<Query>(query, variables, signal);
}
