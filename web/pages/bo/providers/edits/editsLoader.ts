import { graphql } from 'relay-runtime';
import type { editsLoaderQuery } from '#web/__generated__/editsLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const editsQuery = graphql`
  query editsLoaderQuery($after: String) {
    ...EditsPage_query @arguments(after: $after)
  }
`;

export const editsLoader = staffLoader(({ request }) => {
  const after = new URL(request.url).searchParams.get('after');
  return loadRouteQuery<editsLoaderQuery>(editsQuery, { after }, 'store-and-network');
});
