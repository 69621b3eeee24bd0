import { graphql } from 'relay-runtime';
import type { serviceLoaderQuery } from '../../../../__generated__/serviceLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';
import { readId } from '../../editor/readId.ts';

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
