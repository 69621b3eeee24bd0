import { graphql } from 'relay-runtime';
import type { homeLoaderQuery } from '#web/__generated__/homeLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const homeQuery = graphql`
  query homeLoaderQuery {
    ...HomePage_pendingProviders
    ...HomePage_pendingImages
    ...Registrations_query
    ...RecentActivity_query
    ...UnmetSearches_query
    ...PendingEdits_query
    ...PendingClaims_query
  }
`;

export const homeLoader = adminLoader(() => loadRouteQuery<homeLoaderQuery>(homeQuery, {}, 'store-and-network'));
