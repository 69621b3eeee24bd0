import { graphql } from 'relay-runtime';
import type { editsLoaderQuery } from '#web/__generated__/editsLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const editsQuery = graphql`
  query editsLoaderQuery($after: String, $isSuperAdmin: Boolean!) {
    ...EditsPage_query @arguments(after: $after)
    ...EditRules_query @include(if: $isSuperAdmin) @alias(as: "rules")
  }
`;

export const editsLoader = staffLoader(({ request }, { isSuperAdmin }) => {
  const after = new URL(request.url).searchParams.get('after');
  return loadRouteQuery<editsLoaderQuery>(editsQuery, { after, isSuperAdmin }, 'store-and-network');
});
