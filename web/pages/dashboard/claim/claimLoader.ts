import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { claimLoaderQuery } from '#web/__generated__/claimLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const claimQuery = graphql`
  query claimLoaderQuery($id: ID!) {
    provider(id: $id) {
      # One that is not published is as good as none.
      # eslint-disable-next-line relay/unused-fields
      status
      ...ClaimPage_listing
    }
  }
`;

export function claimLoader({ params: { providerId = '' } }: LoaderFunctionArgs): PreloadedQuery<claimLoaderQuery> {
  // no provider has the id 0
  const id = /^\d{1,9}$/.test(providerId) ? providerId : '0';
  return loadRouteQuery<claimLoaderQuery>(claimQuery, { id }, 'store-and-network');
}
