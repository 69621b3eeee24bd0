/* eslint-disable relay/unused-fields -- DataPage reads the response. */
import { graphql } from 'relay-runtime';
import type { dataLoaderQuery } from '#web/__generated__/dataLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const dataQuery = graphql`
  query dataLoaderQuery {
    openData {
      createdAt
      files {
        name
        path
        rows
        bytes
      }
    }
  }
`;

export function dataLoader() {
  return loadRouteQuery<dataLoaderQuery>(dataQuery, {}, 'store-and-network');
}
