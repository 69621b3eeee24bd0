import { graphql } from 'relay-runtime';
import type { userLoaderQuery } from '../../../../__generated__/userLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';
import { readId } from '../../editor/readId.ts';

export const userQuery = graphql`
  query userLoaderQuery($databaseId: Int!) {
    user(databaseId: $databaseId) {
      ...UserEditor_user
    }
  }
`;

export const userLoader = adminLoader(({ params }) =>
  loadRouteQuery<userLoaderQuery>(userQuery, { databaseId: readId(params.userId) }, 'store-and-network'),
);
