import { graphql } from 'relay-runtime';
import type { claimsLoaderQuery } from '#web/__generated__/claimsLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const claimsQuery = graphql`
  query claimsLoaderQuery($after: String) {
    ...ClaimsPage_query @arguments(after: $after)
  }
`;

export const claimsLoader = adminLoader(({ request }) => {
  const after = new URL(request.url).searchParams.get('after');
  return loadRouteQuery<claimsLoaderQuery>(claimsQuery, { after }, 'store-and-network');
});
