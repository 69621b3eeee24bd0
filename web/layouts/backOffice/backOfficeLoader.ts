import { graphql } from 'relay-runtime';
import type { backOfficeLoaderQuery } from '../../__generated__/backOfficeLoaderQuery.graphql.ts';
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts';
import { adminLoader } from './adminLoader.ts';

export const backOfficeQuery = graphql`
  query backOfficeLoaderQuery {
    ...QueueCount_query
  }
`;

export const backOfficeLoader = adminLoader(() =>
  loadRouteQuery<backOfficeLoaderQuery>(backOfficeQuery, {}, 'store-and-network'),
);
