import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { loadsLoaderQuery } from '#web/__generated__/loadsLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const sharedLoadQuery = graphql`
  query loadsLoaderQuery($token: String!) {
    sharedLoad(token: $token) {
      ...SharedLoad_load
    }
  }
`;

export type LoadsData = PreloadedQuery<loadsLoaderQuery> | null;

/** Loads the shared load of the link in the address; null for the loads of this browser or account. */
export function loadsLoader({ request }: LoaderFunctionArgs): LoadsData {
  const token = new URL(request.url).searchParams.get('link');
  return token === null ? null : loadRouteQuery<loadsLoaderQuery>(sharedLoadQuery, { token });
}
