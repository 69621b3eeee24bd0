import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
import type { peopleLoaderQuery } from '#web/__generated__/peopleLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const peopleQuery = graphql`
  query peopleLoaderQuery($id: ID!) {
    provider(id: $id) {
      # A business of others is as good as none.
      # eslint-disable-next-line relay/unused-fields
      ownership {
        __typename
      }
      ...PeoplePage_provider
    }
  }
`;

export function peopleLoader({ params }: LoaderFunctionArgs): PreloadedQuery<peopleLoaderQuery> {
  return loadRouteQuery<peopleLoaderQuery>(peopleQuery, { id: idInPath(params.businessId) }, 'store-and-network');
}
