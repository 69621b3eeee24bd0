import { fetchQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { getEnvironment } from './environment.ts';

/** Fetches a query once, from the store if possible; unsubscribing aborts the request. */
export function fetchOnce<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): Promise<Query['response']> {
  return new Promise((resolve, reject) => {
    const { unsubscribe } = fetchQuery<Query>(getEnvironment(), query, variables, {
      fetchPolicy: 'store-or-network',
    }).subscribe({ next: resolve, error: reject });
    signal.addEventListener('abort', unsubscribe);
  });
}

/** Fetches a query from the server, even if the store has the data. */
export function fetchAnew<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']) {
  const force = { networkCacheConfig: { force: true } };
  return fetchQuery<Query>(getEnvironment(), query, variables, force).toPromise();
}
