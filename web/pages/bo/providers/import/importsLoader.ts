import { graphql } from 'relay-runtime';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const importsQuery = graphql`
  query importsLoaderQuery {
    ...ImportsPage_query
  }
`;

export const importsLoader = adminLoader(() =>
  loadRouteQuery<importsLoaderQuery>(importsQuery, {}, 'store-and-network'),
);
