import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { claimLoaderQuery } from '#web/__generated__/claimLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const claimQuery = graphql`
  query claimLoaderQuery($databaseId: Int!) {
    claimableListing(databaseId: $databaseId) {
      ...ClaimPage_listing
    }
  }
`;

export function claimLoader({ params: { providerId = '' } }: LoaderFunctionArgs): PreloadedQuery<claimLoaderQuery> {
  // no provider has the id 0
  const databaseId = /^\d{1,9}$/.test(providerId) ? Number(providerId) : 0;
  return loadRouteQuery<claimLoaderQuery>(claimQuery, { databaseId }, 'store-and-network');
}
