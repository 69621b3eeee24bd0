import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { watchesLoaderQuery } from '#web/__generated__/watchesLoaderQuery.graphql.ts';
import { mailedTokenLoader } from '#web/mailedToken.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const watchesQuery = graphql`
  query watchesLoaderQuery($token: String) {
    watches(token: $token) {
      ...WatchesPage_watches
    }
  }
`;

export interface WatchesData {
  /** The token of a mailed link; null for the signed-in user. */
  token: string | null;
  reference: PreloadedQuery<watchesLoaderQuery>;
}

const readToken = mailedTokenLoader('token');

export function watchesLoader(args: LoaderFunctionArgs): WatchesData | Response {
  const token = readToken(args);
  if (token instanceof Response) return token;
  return { token, reference: loadRouteQuery<watchesLoaderQuery>(watchesQuery, { token }) };
}
