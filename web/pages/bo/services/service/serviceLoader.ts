import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
import type { serviceLoaderQuery } from '#web/__generated__/serviceLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const serviceQuery = graphql`
  query serviceLoaderQuery($id: ID!) {
    service(id: $id) {
      ...ServicePage_service
    }
  }
`;

export const serviceLoader = adminLoader(({ params }) =>
  loadRouteQuery<serviceLoaderQuery>(serviceQuery, { id: idInPath(params.serviceId) }, 'store-and-network'),
);
