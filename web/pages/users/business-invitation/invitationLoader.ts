import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { invitationLoaderQuery } from '#web/__generated__/invitationLoaderQuery.graphql.ts';
import { mailedTokenLoader } from '#web/mailedToken.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const invitationQuery = graphql`
  query invitationLoaderQuery($token: String!) {
    invitationToBusiness(token: $token) {
      ...InvitationPage_invitation
    }
  }
`;

export interface InvitationData {
  token: string;
  reference: PreloadedQuery<invitationLoaderQuery>;
}

const readToken = mailedTokenLoader('token');

/** Null for a link without its secret part. */
export function invitationLoader(args: LoaderFunctionArgs): InvitationData | Response | null {
  const token = readToken(args);
  if (typeof token !== 'string') return token;
  return { token, reference: loadRouteQuery<invitationLoaderQuery>(invitationQuery, { token }) };
}
