import { graphql } from 'relay-runtime';
import type { homeLoaderQuery } from '#web/__generated__/homeLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const homeQuery = graphql`
  query homeLoaderQuery($isSuperAdmin: Boolean!) {
    ...HomePage_setUp @include(if: $isSuperAdmin) @alias(as: "setUp")
    ...HomePage_glance @skip(if: $isSuperAdmin) @alias(as: "glance")
    ...WorkRow_query
    ...PendingImages_query
    ...Registrations_query
    ...RecentActivity_query @include(if: $isSuperAdmin) @alias(as: "activity")
    ...UnmetSearches_query @include(if: $isSuperAdmin) @alias(as: "unmet")
  }
`;

export const homeLoader = staffLoader((_, { isSuperAdmin }) =>
  loadRouteQuery<homeLoaderQuery>(homeQuery, { isSuperAdmin }, 'store-and-network'),
);
