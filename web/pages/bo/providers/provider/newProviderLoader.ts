import { graphql } from 'relay-runtime';
import type { newProviderLoaderQuery } from '../../../../__generated__/newProviderLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';

export const newProviderQuery = graphql`
  query newProviderLoaderQuery {
    ...useTaxTypes_query
  }
`;

export const newProviderLoader = adminLoader(() => loadRouteQuery<newProviderLoaderQuery>(newProviderQuery, {}));
