import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { dashboardLoaderQuery } from '#web/__generated__/dashboardLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { shortlistedIds } from '#web/shortlist/shortlist.ts';

export const dashboardQuery = graphql`
  query dashboardLoaderQuery($saved: [ID!]!) {
    ...BusinessList_query
    ...OwnClaims_query
    shortlist(from: { ids: $saved }) {
      ...SavedProviders_shortlist
    }
  }
`;

export function dashboardLoader(): PreloadedQuery<dashboardLoaderQuery> {
  // Stored data is shown, and requested again, as a business may have been approved in the meantime.
  return loadRouteQuery<dashboardLoaderQuery>(
    dashboardQuery,
    { saved: shortlistedIds().map(String) },
    'store-and-network',
  );
}
