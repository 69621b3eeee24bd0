import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { shortlistLoaderQuery } from '#web/__generated__/shortlistLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { shortlistedIds } from '#web/shortlist/shortlist.ts';

export const shortlistQuery = graphql`
  query shortlistLoaderQuery($ids: [ID!], $link: String) {
    shortlist(ids: $ids, link: $link) {
      ...ShortlistPage_shortlist
    }
  }
`;

/** The list of the link in the address, otherwise of this browser or account. */
export function shortlistLoader({ request }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get('link');
  return loadRouteQuery<shortlistLoaderQuery>(shortlistQuery, link ? { link } : { ids: shortlistedIds().map(String) });
}
