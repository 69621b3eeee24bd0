import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { statusLoaderQuery } from '#web/__generated__/statusLoaderQuery.graphql.ts';
import { mailedTokenLoader } from '#web/mailedToken.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const statusQuery = graphql`
  query statusLoaderQuery($token: String!) {
    registrationStatus(token: $token) {
      ...StatusPage_registration
    }
  }
`;

const readToken = mailedTokenLoader('token');

/** Loads the status; null for a link without its secret part. */
export function statusLoader(args: LoaderFunctionArgs): PreloadedQuery<statusLoaderQuery> | Response | null {
  const token = readToken(args);
  if (typeof token !== 'string') return token;
  return loadRouteQuery<statusLoaderQuery>(statusQuery, { token }, 'store-and-network');
}
