import { graphql } from 'relay-runtime';
import type { UserOrder, usersLoaderQuery } from '#web/__generated__/usersLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 25;

const orderFields = { displayName: 'DISPLAY_NAME', email: 'EMAIL' } as const;

/** The fields that the list can be sorted by. */
export const userFields = ['displayName', 'email'] as const;

export type UserField = (typeof userFields)[number];

/** Parts of the list, as its address and the export have them; all of it without one. */
export const userViews = {
  superAdmins: 'SUPER_ADMINS',
  moderators: 'MODERATORS',
  unverified: 'UNVERIFIED',
  disabled: 'DISABLED',
  deletionDue: 'DELETION_DUE',
} as const;

/** The variables of the request for a list, from the query of its address. */
export function listVariables(query: URLSearchParams) {
  const { sort, search, page } = readListUrl(query, userFields);
  const orderBy: UserOrder | null = sort && {
    field: orderFields[sort.id],
    direction: sort.isDescending ? 'DESC' : 'ASC',
  };
  const view = userViews[query.get('view') as keyof typeof userViews] ?? null;
  return { orderBy, search: search || null, view, offset: (page - 1) * pageSize };
}

export const usersQuery = graphql`
  query usersLoaderQuery($orderBy: UserOrder, $search: String, $view: UserView, $offset: Int!) {
    ...UsersPage_query @arguments(orderBy: $orderBy, search: $search, view: $view, offset: $offset)
  }
`;

export const usersLoader = adminLoader(({ request }) =>
  loadRouteQuery<usersLoaderQuery>(usersQuery, listVariables(new URL(request.url).searchParams), 'store-and-network'),
);
