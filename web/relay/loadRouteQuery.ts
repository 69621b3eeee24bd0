import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { pageContext } from '../pageContext.ts';
import { getEnvironment } from './environment.ts';

const failures = new WeakMap<object, unknown>();

/** The error of a reference's query, if the query has already failed, as on the server; otherwise undefined. */
export function failureOf(reference: object): unknown {
  return failures.get(reference);
}

/**
 * Starts a page's query from its route's loader. A reference is disposed only when the same query is loaded for the
 * second time after it: the previous result may still be visible during a load, and in strict mode an effect of the
 * page would run twice.
 */
export function loadRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
): PreloadedQuery<Query> {
  const { routeQueries } = pageContext();
  const reference = loadQuery<Query>(getEnvironment(), query, variables, { fetchPolicy });
  const [former, ...old] = routeQueries.get(reference.name) ?? [];
  for (const item of old) item.dispose();
  routeQueries.set(reference.name, former ? [reference, former] : [reference]);
  reference.source?.subscribe({ error: (error: unknown) => failures.set(reference, error) });
  return reference;
}
