import { graphql } from 'relay-runtime';
import type { tokensLoaderQuery } from '#web/__generated__/tokensLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const tokensQuery = graphql`
  query tokensLoaderQuery {
    viewer {
      ...TokensPage_viewer
    }
  }
`;

export function tokensLoader() {
  return loadRouteQuery<tokensLoaderQuery>(tokensQuery, {}, 'store-and-network');
}
