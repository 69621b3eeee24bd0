import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { shortlistLoaderQuery } from '#web/__generated__/shortlistLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { shortlistedIds } from '#web/shortlist/shortlist.ts';

export const shortlistQuery = graphql`
  query shortlistLoaderQuery($from: ShortlistSource!) {
    shortlist(from: $from) {
      ...ShortlistPage_shortlist
    }
  }
`;

/** Loads the list of the link in the address, otherwise the list of this browser or account. */
export function shortlistLoader({ request }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get('link');
  const from = link ? { link } : { ids: shortlistedIds().map(String) };
  return loadRouteQuery<shortlistLoaderQuery>(shortlistQuery, { from });
}
