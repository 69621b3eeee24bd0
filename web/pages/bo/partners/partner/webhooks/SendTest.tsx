import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SendTestMutation } from '#web/__generated__/SendTestMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation SendTestMutation($input: SendTestWebhookInput!) {
    sendTestWebhook(input: $input) {
      webhookDelivery {
        id
        state
        ...DeliveryList_delivery
      }
    }
  }
`;

interface SendTestProps {
  endpointId: string;
  isDisabled: boolean;
}

export function SendTest({ endpointId, isDisabled }: SendTestProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [isPending, send] = usePending(async () => {
    try {
      await commit<SendTestMutation>(environment, {
        mutation,
        variables: { input: { endpointId } },
        updater: (store) => {
          const made = store.getRootField('sendTestWebhook')?.getLinkedRecord('webhookDelivery');
          const holder = store.get(endpointId);
          const others = holder?.getLinkedRecords('deliveries');
          if (made && others) holder?.setLinkedRecords([made, ...others], 'deliveries');
        },
      });
    } catch (error) {
      return showFailure(intl, error, { otherwise: webhookMessages.notSent });
    }
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.sent), seconds: 3 });
  });
  return (
    <Button isPending={isPending} isDisabled={isDisabled} onPress={send}>
      <FormattedMessage id="bo.webhooks.test" defaultMessage="Send a test" />
    </Button>
  );
}
