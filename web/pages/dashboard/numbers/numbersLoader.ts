import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { numbersLoaderQuery } from '#web/__generated__/numbersLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const numbersQuery = graphql`
  query numbersLoaderQuery($id: ID!) {
    provider(id: $id) {
      # A business of others is as good as none.
      # eslint-disable-next-line relay/unused-fields
      ownership {
        __typename
      }
      ...NumbersPage_provider
    }
  }
`;

export function numbersLoader({ params: { businessId = '' } }: LoaderFunctionArgs): PreloadedQuery<numbersLoaderQuery> {
  // no provider has the id 0
  const id = /^\d{1,9}$/.test(businessId) ? businessId : '0';
  return loadRouteQuery<numbersLoaderQuery>(numbersQuery, { id }, 'store-and-network');
}
