import { graphql } from 'relay-runtime';
import type { usersLoaderQuery } from '#web/__generated__/usersLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { pageVariables } from '../list/listUrl.ts';

export const userList = {
  pageSize: 25,
  sorts: { displayName: 'DISPLAY_NAME', email: 'EMAIL' },
  filters: ['view'],
} as const;

/** Parts of the list, by their names in the address and the export; without a name, the whole list. */
export const userViews = {
  superAdmins: 'SUPER_ADMINS',
  moderators: 'MODERATORS',
  unverified: 'UNVERIFIED',
  disabled: 'DISABLED',
  deletionDue: 'DELETION_DUE',
} as const;

/** The variables of the request for a list, from the query of the list's address. */
export function listVariables(query: URLSearchParams) {
  const view = userViews[query.get('view') as keyof typeof userViews] ?? null;
  return { ...pageVariables(query, userList), view };
}

export const usersQuery = graphql`
  query usersLoaderQuery($orderBy: UserOrder, $search: String, $view: UserView, $first: Int!, $offset: Int!) {
    ...UsersPage_query
  }
`;

export const usersLoader = adminLoader(({ request }) =>
  loadRouteQuery<usersLoaderQuery>(usersQuery, listVariables(new URL(request.url).searchParams), 'store-and-network'),
);
