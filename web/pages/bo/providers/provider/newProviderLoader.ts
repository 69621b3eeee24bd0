import { graphql } from 'relay-runtime';
import type { newProviderLoaderQuery } from '#web/__generated__/newProviderLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const newProviderQuery = graphql`
  query newProviderLoaderQuery {
    ...useTaxTypes_query
  }
`;

export const newProviderLoader = staffLoader(() => loadRouteQuery<newProviderLoaderQuery>(newProviderQuery, {}));
