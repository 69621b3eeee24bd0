import { graphql } from 'relay-runtime';
import type { helpLoaderQuery } from '#web/__generated__/helpLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const helpQuery = graphql`
  query helpLoaderQuery {
    ...Faq_query
  }
`;

export function helpLoader() {
  return loadRouteQuery<helpLoaderQuery>(helpQuery, {}, 'store-and-network');
}
