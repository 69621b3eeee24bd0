import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { SendTestMutation } from '#web/__generated__/SendTestMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
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
  const [isPending, send] = useSending({ otherwise: webhookMessages.notSent }, async () => {
    await commit<SendTestMutation>(mutation, { input: { endpointId } }, (store) => {
      const made = store.getRootField('sendTestWebhook')?.getLinkedRecord('webhookDelivery');
      const list = store.get(endpointId)?.getLinkedRecord('deliveries');
      const others = list?.getLinkedRecords('nodes');
      if (made && others) list?.setLinkedRecords([made, ...others], 'nodes');
    });
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.sent), seconds: 3 });
  });
  return (
    <Button isPending={isPending} isDisabled={isDisabled} onPress={send}>
      <FormattedMessage id="bo.webhooks.test" defaultMessage="Send a test" />
    </Button>
  );
}
