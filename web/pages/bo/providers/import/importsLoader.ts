import { graphql } from 'relay-runtime';
import type { importsLoaderQuery } from '../../../../__generated__/importsLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';

export const importsQuery = graphql`
  query importsLoaderQuery {
    ...FormerImports_query
  }
`;

export const importsLoader = adminLoader(() =>
  loadRouteQuery<importsLoaderQuery>(importsQuery, {}, 'store-and-network'),
);
