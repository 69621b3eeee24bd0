import { graphql } from 'relay-runtime';
import type { invitationLoaderQuery } from '#web/__generated__/invitationLoaderQuery.graphql.ts';
import { mailedQueryLoader } from '../mailedQuery.ts';

export const invitationQuery = graphql`
  query invitationLoaderQuery($token: String!) {
    invitationToProvider(token: $token) {
      ...InvitationPage_invitation
    }
  }
`;

export const invitationLoader = mailedQueryLoader<invitationLoaderQuery>(invitationQuery);
