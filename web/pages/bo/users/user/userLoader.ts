import { graphql } from 'relay-runtime';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { userLoaderQuery } from '#web/__generated__/userLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const userQuery = graphql`
  query userLoaderQuery($databaseId: Int!) {
    user(databaseId: $databaseId) {
      ...UserPage_user
    }
  }
`;

export const userLoader = adminLoader(({ params }) =>
  loadRouteQuery<userLoaderQuery>(userQuery, { databaseId: readDatabaseId(params.userId) }, 'store-and-network'),
);
