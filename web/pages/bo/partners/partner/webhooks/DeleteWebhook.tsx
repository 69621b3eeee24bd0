import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeleteWebhookMutation } from '#web/__generated__/DeleteWebhookMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Text } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation DeleteWebhookMutation($input: DeleteWebhookEndpointInput!) {
    deleteWebhookEndpoint(input: $input) {
      deletedId
    }
  }
`;

interface DeleteWebhookProps {
  id: string;
  url: string;
  /** The global id of its owner. */
  partnerId: string;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteWebhook({ id, url, partnerId, onClose, onDeleted }: DeleteWebhookProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [isPending, remove] = usePending(async () => {
    try {
      await commit<DeleteWebhookMutation>(environment, {
        mutation,
        variables: { input: { id } },
        updater: (store, data) => {
          const holder = store.get(partnerId);
          const left = holder
            ?.getLinkedRecords('webhookEndpoints')
            ?.filter((endpoint) => endpoint?.getDataID() !== data?.deleteWebhookEndpoint.deletedId);
          if (left) holder?.setLinkedRecords(left, 'webhookEndpoints');
        },
      });
    } catch (error) {
      return showFailure(intl, error, { otherwise: webhookMessages.notDeleted });
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.deleted), seconds: 3 });
  });
  return (
    <Dialog
      isOpen
      isQuestion
      onClose={onClose}
      title={<FormattedMessage id="bo.webhooks.deleteTitle" defaultMessage="Delete webhook" />}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            <FormattedMessage {...webhookMessages.cancel} />
          </Button>
          <Button variant="danger" isPending={isPending} onPress={remove}>
            <FormattedMessage {...webhookMessages.remove} />
          </Button>
        </>
      }
    >
      <Text breaks>
        <FormattedMessage
          id="bo.webhooks.deleteText"
          defaultMessage="Nothing more is sent to {url}, including pending deliveries. This action cannot be undone."
          values={{
            url: (
              <strong key="url" translate="no">
                {url}
              </strong>
            ),
          }}
        />
      </Text>
    </Dialog>
  );
}
