import { graphql } from 'relay-runtime';
import type { unapprovedLoaderQuery } from '#web/__generated__/unapprovedLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { listVariables, unapprovedFields } from '../providerFields.ts';

export const unapprovedQuery = graphql`
  query unapprovedLoaderQuery($orderBy: ProviderOrder, $search: String, $offset: Int!) {
    ...UnapprovedPage_query @arguments(orderBy: $orderBy, search: $search, offset: $offset)
  }
`;

export const unapprovedLoader = staffLoader(({ request }) =>
  loadRouteQuery<unapprovedLoaderQuery>(
    unapprovedQuery,
    listVariables(new URL(request.url).searchParams, unapprovedFields),
    'store-and-network',
  ),
);
