import { graphql } from 'relay-runtime';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { providerLoaderQuery } from '#web/__generated__/providerLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { queueOrigin } from '#web/layouts/backOffice/queueOrigin.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { queueVariables } from '../providerFields.ts';

export const providerQuery = graphql`
  query providerLoaderQuery($databaseId: Int!, $isInQueue: Boolean!, $orderBy: ProviderOrder, $search: String, $view: QueueView, $filter: ProviderListFilter) {
    provider(databaseId: $databaseId) {
      ...ProviderPage_provider
    }
    ...useTaxTypes_query
    ...QueuePlace_query
      @arguments(
        databaseId: $databaseId
        isInQueue: $isInQueue
        orderBy: $orderBy
        search: $search
        view: $view
        filter: $filter
      )
  }
`;

export const providerLoader = staffLoader(({ params, request }) => {
  const { pathname, search } = new URL(request.url);
  const queue = queueOrigin(pathname, search);
  const variables = {
    ...queueVariables(queue),
    databaseId: readDatabaseId(params.providerId),
    isInQueue: queue !== null,
  };
  return loadRouteQuery<providerLoaderQuery>(providerQuery, variables, 'store-and-network');
});
