/* eslint-disable relay/unused-fields -- StatusPage reads the response. */
import { graphql } from 'relay-runtime';
import type { serviceStatusLoaderQuery } from '#web/__generated__/serviceStatusLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const serviceStatusQuery = graphql`
  query serviceStatusLoaderQuery {
    status {
      startedAt
      version
      parts {
        name
        works
        since
      }
    }
  }
`;

export function serviceStatusLoader() {
  return loadRouteQuery<serviceStatusLoaderQuery>(serviceStatusQuery, {}, 'store-and-network');
}
