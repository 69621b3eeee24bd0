import { graphql } from 'relay-runtime';
import type { servicesLoaderQuery } from '#web/__generated__/servicesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { readListUrl } from '../list/listUrl.ts';

export const pageSize = 100;

/** The variables of the request for a list, from the query of its address. */
function listVariables(query: URLSearchParams) {
  const { search, page } = readListUrl(query, []);
  return { search: search || null, offset: (page - 1) * pageSize };
}

export const servicesQuery = graphql`
  query servicesLoaderQuery($search: String, $offset: Int!) {
    ...ServicesPage_query @arguments(search: $search, offset: $offset)
  }
`;

export const servicesLoader = adminLoader(({ request }) =>
  loadRouteQuery<servicesLoaderQuery>(
    servicesQuery,
    listVariables(new URL(request.url).searchParams),
    'store-and-network',
  ),
);
