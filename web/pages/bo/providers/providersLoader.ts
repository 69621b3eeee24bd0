import { graphql } from 'relay-runtime';
import type { providersLoaderQuery } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { providersVariables } from './providerFields.ts';

export const providersQuery = graphql`
  query providersLoaderQuery($orderBy: ProviderOrder, $search: String, $filter: ProviderListFilter, $first: Int!, $offset: Int!) {
    ...ProvidersPage_query
    ...ProviderFilters_query
    ...ProviderFilters_deciders
  }
`;

export const providersLoader = staffLoader(({ request }) =>
  loadRouteQuery<providersLoaderQuery>(
    providersQuery,
    providersVariables(new URL(request.url).searchParams),
    'store-and-network',
  ),
);
