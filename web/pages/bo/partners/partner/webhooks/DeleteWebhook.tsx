import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { DeleteWebhookMutation } from '#web/__generated__/DeleteWebhookMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
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
  /** The global id of the partner. */
  partnerId: string;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteWebhook({ id, url, partnerId, onClose, onDeleted }: DeleteWebhookProps) {
  const intl = useIntl();
  const [isPending, remove] = useSending({ otherwise: webhookMessages.notDeleted }, async () => {
    await commit<DeleteWebhookMutation>(mutation, { input: { id } }, (store, data) => {
      const holder = store.get(partnerId);
      const left = holder
        ?.getLinkedRecords('webhookEndpoints')
        ?.filter((endpoint) => endpoint?.getDataID() !== data?.deleteWebhookEndpoint.deletedId);
      if (left) holder?.setLinkedRecords(left, 'webhookEndpoints');
    });
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.deleted), seconds: 3 });
  });
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="bo.webhooks.deleteTitle" defaultMessage="Delete webhook" />}
      actions={
        <Button variant="danger" isPending={isPending} onPress={remove}>
          <FormattedMessage {...webhookMessages.remove} />
        </Button>
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
    </QuestionDialog>
  );
}
