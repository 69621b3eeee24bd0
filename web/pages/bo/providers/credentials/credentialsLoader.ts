import { graphql } from 'relay-runtime';
import type { credentialsLoaderQuery } from '#web/__generated__/credentialsLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const credentialsQuery = graphql`
  query credentialsLoaderQuery($after: String) {
    ...CredentialsPage_query @arguments(after: $after)
  }
`;

export const credentialsLoader = staffLoader(({ request }) => {
  const after = new URL(request.url).searchParams.get('after');
  return loadRouteQuery<credentialsLoaderQuery>(credentialsQuery, { after }, 'store-and-network');
});
