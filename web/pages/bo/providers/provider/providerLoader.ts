import { graphql } from 'relay-runtime';
import type { providerLoaderQuery } from '../../../../__generated__/providerLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';

export const providerQuery = graphql`
  query providerLoaderQuery($databaseId: Int!) {
    provider(databaseId: $databaseId) {
      ...ProviderEditor_provider
    }
    ...useTaxTypes_query
  }
`;

// What is no id is none of a provider: the server is not asked for more than it can hold.
const maxId = 2 ** 31 - 1;

export const providerLoader = adminLoader(({ params }) => {
  const id = /^\d{1,10}$/.test(params.providerId ?? '') ? Number(params.providerId) : 0;
  const databaseId = id <= maxId ? id : 0;
  return loadRouteQuery<providerLoaderQuery>(providerQuery, { databaseId }, 'store-and-network');
});
