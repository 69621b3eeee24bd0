import { graphql } from 'relay-runtime';
import type { serviceLoaderQuery } from '#web/__generated__/serviceLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { readId } from '#web/pages/bo/editor/readId.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const serviceQuery = graphql`
  query serviceLoaderQuery($databaseId: Int!) {
    service(databaseId: $databaseId) {
      ...ServiceEditor_service
    }
  }
`;

export const serviceLoader = adminLoader(({ params }) =>
  loadRouteQuery<serviceLoaderQuery>(serviceQuery, { databaseId: readId(params.serviceId) }, 'store-and-network'),
);
