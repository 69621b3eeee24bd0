import { graphql } from 'relay-runtime';
import type { homeLoaderQuery } from '#web/__generated__/homeLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const homeQuery = graphql`
  query homeLoaderQuery($isSuperAdmin: Boolean!) {
    ...HomePage_setUp @include(if: $isSuperAdmin) @alias(as: "setUp")
    ...HomePage_glance @skip(if: $isSuperAdmin) @alias(as: "glance")
    ...Figures_query
    ...HomePage_pendingProviders
    ...HomePage_pendingImages
    ...Registrations_query
    ...RecentActivity_query @include(if: $isSuperAdmin) @alias(as: "activity")
    ...UnmetSearches_query @include(if: $isSuperAdmin) @alias(as: "unmet")
    ...PendingEdits_query
    ...PendingClaims_query @include(if: $isSuperAdmin) @alias(as: "claims")
  }
`;

export const homeLoader = staffLoader((_, { isSuperAdmin }) =>
  loadRouteQuery<homeLoaderQuery>(homeQuery, { isSuperAdmin }, 'store-and-network'),
);
