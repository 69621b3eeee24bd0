import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SendAgainMutation } from '#web/__generated__/SendAgainMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation SendAgainMutation($databaseId: Int!) {
    redeliverWebhook(deliveryDatabaseId: $databaseId) {
      webhookDelivery {
        id
        state
        ...DeliveryRow_delivery
      }
    }
  }
`;

/** Sends an event once more, whatever became of it. */
export function SendAgain({ databaseId, isDisabled }: { databaseId: number; isDisabled: boolean }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [isPending, send] = usePending(async () => {
    try {
      await commit<SendAgainMutation>(environment, { mutation, variables: { databaseId } });
    } catch (error) {
      return showFailure(intl, error, { otherwise: webhookMessages.notSent });
    }
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.sent), seconds: 3 });
  });
  return (
    <Button variant="outline" isPending={isPending} isDisabled={isDisabled} onPress={send}>
      <FormattedMessage
        id="bo.webhooks.again"
        defaultMessage="Send again"
        description="Button: sends an event to a webhook once more"
      />
    </Button>
  );
}
