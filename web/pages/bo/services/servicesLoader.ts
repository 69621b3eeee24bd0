import { graphql } from 'relay-runtime';
import type { servicesLoaderQuery } from '#web/__generated__/servicesLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { listVariables } from './serviceFields.ts';

export const servicesQuery = graphql`
  query servicesLoaderQuery($search: String, $offset: Int!) {
    ...ServiceTable_query @arguments(search: $search, offset: $offset)
  }
`;

export const servicesLoader = adminLoader(({ request }) =>
  loadRouteQuery<servicesLoaderQuery>(
    servicesQuery,
    listVariables(new URL(request.url).searchParams),
    'store-and-network',
  ),
);
