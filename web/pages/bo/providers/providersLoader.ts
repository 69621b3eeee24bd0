import { graphql } from 'relay-runtime';
import type { providersLoaderQuery } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { listVariables, providerFields } from './providerFields.ts';

export const providersQuery = graphql`
  query providersLoaderQuery($orderBy: ProviderOrder, $search: String, $offset: Int!) {
    ...ProvidersPage_query @arguments(orderBy: $orderBy, search: $search, offset: $offset)
  }
`;

export const providersLoader = staffLoader(({ request }) =>
  loadRouteQuery<providersLoaderQuery>(
    providersQuery,
    listVariables(new URL(request.url).searchParams, providerFields),
    'store-and-network',
  ),
);
