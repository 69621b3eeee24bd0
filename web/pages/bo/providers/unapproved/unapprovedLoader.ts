import { graphql } from 'relay-runtime';
import type { unapprovedLoaderQuery } from '#web/__generated__/unapprovedLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { queueListVariables } from '../providerFields.ts';

export const unapprovedQuery = graphql`
  query unapprovedLoaderQuery($orderBy: ProviderOrder, $search: String, $view: QueueView, $filter: ProviderListFilter, $first: Int!, $offset: Int!) {
    ...UnapprovedPage_query
    ...ProviderFilters_query
  }
`;

export const unapprovedLoader = staffLoader(({ request }) =>
  loadRouteQuery<unapprovedLoaderQuery>(
    unapprovedQuery,
    queueListVariables(new URL(request.url).searchParams),
    'store-and-network',
  ),
);
