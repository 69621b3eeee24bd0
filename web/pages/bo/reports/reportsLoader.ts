import { graphql } from 'relay-runtime';
import type { reportsLoaderQuery } from '#web/__generated__/reportsLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const reportsQuery = graphql`
  query reportsLoaderQuery($after: String) {
    ...ReportsPage_query @arguments(after: $after)
  }
`;

export const reportsLoader = staffLoader(({ request }) => {
  const after = new URL(request.url).searchParams.get('after');
  return loadRouteQuery<reportsLoaderQuery>(reportsQuery, { after }, 'store-and-network');
});
