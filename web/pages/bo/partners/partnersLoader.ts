import { graphql } from 'relay-runtime';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

/** The server gives no more. */
export const partnerList = { pageSize: 500 };

export const partnersQuery = graphql`
  query partnersLoaderQuery {
    ...PartnersPage_query
  }
`;

export const partnersLoader = adminLoader(() =>
  loadRouteQuery<partnersLoaderQuery>(partnersQuery, {}, 'store-and-network'),
);
