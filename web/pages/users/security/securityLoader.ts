import { graphql } from 'relay-runtime';
import type { securityLoaderQuery } from '#web/__generated__/securityLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const securityQuery = graphql`
  query securityLoaderQuery {
    viewer {
      ...SecurityPage_viewer
    }
  }
`;

export function securityLoader() {
  return loadRouteQuery<securityLoaderQuery>(securityQuery, {}, 'store-and-network');
}
