import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
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

export function claimLoader({ params }: LoaderFunctionArgs): PreloadedQuery<claimLoaderQuery> {
  return loadRouteQuery<claimLoaderQuery>(claimQuery, { id: idInPath(params.providerId) }, 'store-and-network');
}
