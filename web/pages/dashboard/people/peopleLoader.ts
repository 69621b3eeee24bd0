import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { peopleLoaderQuery } from '#web/__generated__/peopleLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const peopleQuery = graphql`
  query peopleLoaderQuery($databaseId: Int!) {
    ownProvider(databaseId: $databaseId) {
      ...PeoplePage_provider
    }
  }
`;

export function peopleLoader({ params: { businessId = '' } }: LoaderFunctionArgs): PreloadedQuery<peopleLoaderQuery> {
  // no provider has the id 0
  const databaseId = /^\d{1,9}$/.test(businessId) ? Number(businessId) : 0;
  return loadRouteQuery<peopleLoaderQuery>(peopleQuery, { databaseId }, 'store-and-network');
}
