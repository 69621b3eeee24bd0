import { graphql } from 'relay-runtime';
import type { partnersLoaderQuery } from '../../../__generated__/partnersLoaderQuery.graphql.ts';
import { adminLoader } from '../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts';

export const partnersQuery = graphql`
  query partnersLoaderQuery {
    ...PartnerTable_query
  }
`;

export const partnersLoader = adminLoader(() =>
  loadRouteQuery<partnersLoaderQuery>(partnersQuery, {}, 'store-and-network'),
);
