import { graphql } from 'relay-runtime';
import type { usersLoaderQuery } from '#web/__generated__/usersLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { listVariables } from './userFields.ts';

export const usersQuery = graphql`
  query usersLoaderQuery($orderBy: UserOrder, $search: String, $offset: Int!) {
    ...UserTable_query @arguments(orderBy: $orderBy, search: $search, offset: $offset)
  }
`;

export const usersLoader = adminLoader(({ request }) =>
  loadRouteQuery<usersLoaderQuery>(usersQuery, listVariables(new URL(request.url).searchParams), 'store-and-network'),
);
