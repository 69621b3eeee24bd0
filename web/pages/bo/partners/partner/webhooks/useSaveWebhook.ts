import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type {
  useSaveWebhookMutation,
  WebhookEndpointInput,
} from '#web/__generated__/useSaveWebhookMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';

const mutation = graphql`
  mutation useSaveWebhookMutation($databaseId: Int!, $input: WebhookEndpointInput!) {
    updateWebhookEndpoint(databaseId: $databaseId, input: $input) {
      webhookEndpoint {
        id
        ...WebhookItem_endpoint
      }
    }
  }
`;

export type SaveWebhook = (changes: Partial<WebhookEndpointInput>) => Promise<void>;

/** Saves what is other than `stored`; the rest stays. What this answers throws `ApiError`. */
export function useSaveWebhook(databaseId: number, stored: WebhookEndpointInput): SaveWebhook {
  const environment = useRelayEnvironment();
  return async (changes) => {
    const variables = { databaseId, input: { ...stored, ...changes } };
    await commit<useSaveWebhookMutation>(environment, { mutation, variables });
  };
}
