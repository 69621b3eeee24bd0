import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useStartClaimMutation } from '#web/__generated__/useStartClaimMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';

const mutation = graphql`
  mutation useStartClaimMutation($input: StartClaimInput!) {
    startClaim(input: $input) {
      ... on StartClaimPayload {
        providerClaim {
          databaseId
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** Returns a function that mails a code to an address of the listing, or of its domain. Throws `ApiError`. */
export function useStartClaim(databaseId: number): (email: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (email) => {
    await commit<useStartClaimMutation>(mutation, { input: { providerId: String(databaseId), email } });
    await revalidate();
  };
}
