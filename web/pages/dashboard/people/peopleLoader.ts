import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { peopleLoaderQuery } from '#web/__generated__/peopleLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const peopleQuery = graphql`
  query peopleLoaderQuery($id: ID!) {
    provider(id: $id) {
      # A business of others is as good as none.
      # eslint-disable-next-line relay/unused-fields
      ownership {
        __typename
      }
      ...PeoplePage_provider
    }
  }
`;

export function peopleLoader({ params: { businessId = '' } }: LoaderFunctionArgs): PreloadedQuery<peopleLoaderQuery> {
  // no provider has the id 0
  const id = /^\d{1,9}$/.test(businessId) ? businessId : '0';
  return loadRouteQuery<peopleLoaderQuery>(peopleQuery, { id }, 'store-and-network');
}
