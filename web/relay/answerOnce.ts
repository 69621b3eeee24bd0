import { fetchQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { getEnvironment } from './environment.ts';

/** Answers a query once, from what is already known if possible; aborting ends the request. */
export function answerOnce<Query extends OperationType>(
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
