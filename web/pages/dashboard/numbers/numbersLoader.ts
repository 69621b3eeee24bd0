import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
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

export function numbersLoader({ params }: LoaderFunctionArgs): PreloadedQuery<numbersLoaderQuery> {
  return loadRouteQuery<numbersLoaderQuery>(numbersQuery, { id: idInPath(params.businessId) }, 'store-and-network');
}
