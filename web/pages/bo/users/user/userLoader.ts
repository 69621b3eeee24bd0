import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
import type { userLoaderQuery } from '#web/__generated__/userLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const userQuery = graphql`
  query userLoaderQuery($id: ID!) {
    user(id: $id) {
      ...UserPage_user
    }
  }
`;

export const userLoader = adminLoader(({ params }) =>
  loadRouteQuery<userLoaderQuery>(userQuery, { id: idInPath(params.userId) }, 'store-and-network'),
);
