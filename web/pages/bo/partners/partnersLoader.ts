import { graphql } from 'relay-runtime';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { pageVariables } from '../list/listUrl.ts';

export const partnerList = { pageSize: 25 };

export const partnersQuery = graphql`
  query partnersLoaderQuery($search: String, $first: Int!, $offset: Int!) {
    ...PartnersPage_query
  }
`;

export const partnersLoader = adminLoader(({ request }) =>
  loadRouteQuery<partnersLoaderQuery>(
    partnersQuery,
    pageVariables(new URL(request.url).searchParams, partnerList),
    'store-and-network',
  ),
);
