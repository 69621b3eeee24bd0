import { graphql } from 'relay-runtime';
import type { providerLoaderQuery } from '../../../../__generated__/providerLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';
import { readId } from '../../editor/readId.ts';

export const providerQuery = graphql`
  query providerLoaderQuery($databaseId: Int!) {
    provider(databaseId: $databaseId) {
      ...ProviderEditor_provider
    }
    ...useTaxTypes_query
  }
`;

export const providerLoader = adminLoader(({ params }) =>
  loadRouteQuery<providerLoaderQuery>(providerQuery, { databaseId: readId(params.providerId) }, 'store-and-network'),
);
