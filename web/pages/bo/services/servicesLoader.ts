import { graphql } from 'relay-runtime';
import type { servicesLoaderQuery } from '#web/__generated__/servicesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { pageVariables } from '../list/listUrl.ts';

export const serviceList = { pageSize: 100 };

export const servicesQuery = graphql`
  query servicesLoaderQuery($search: String, $first: Int!, $offset: Int!) {
    ...ServicesPage_query
  }
`;

export const servicesLoader = adminLoader(({ request }) =>
  loadRouteQuery<servicesLoaderQuery>(
    servicesQuery,
    pageVariables(new URL(request.url).searchParams, serviceList),
    'store-and-network',
  ),
);
