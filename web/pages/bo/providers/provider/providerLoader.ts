import { graphql } from 'relay-runtime';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { providerLoaderQuery } from '#web/__generated__/providerLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { queueOrigin } from '#web/layouts/backOffice/queueOrigin.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { queueVariables } from '../providerFields.ts';

export const providerQuery = graphql`
  query providerLoaderQuery($id: ID!, $isNew: Boolean!, $isInQueue: Boolean!, $orderBy: ProviderOrder, $search: String, $view: QueueView, $filter: ProviderListFilter) {
    provider(id: $id) @skip(if: $isNew) {
      ...ProviderPage_provider
    }
    ...useTaxTypes_query
    ...QueuePlace_query
  }
`;

/** Loads a provider, or the data for the form of a new one. */
export const providerLoader = staffLoader(({ params, request }) => {
  const { pathname, search } = new URL(request.url);
  const queue = queueOrigin(pathname, search);
  const variables = {
    ...queueVariables(queue),
    id: String(readDatabaseId(params.providerId)),
    isNew: params.providerId === undefined,
    isInQueue: queue !== null,
  };
  return loadRouteQuery<providerLoaderQuery>(providerQuery, variables, 'store-and-network');
});
