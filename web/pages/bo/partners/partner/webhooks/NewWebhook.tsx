import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NewWebhookMutation } from '#web/__generated__/NewWebhookMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhookForm } from './useWebhookForm.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation NewWebhookMutation($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      secret
      webhookEndpoint {
        id
        ...WebhookItem_endpoint
      }
    }
  }
`;

interface NewWebhookProps {
  /** By its global id the store has it. */
  partner: { id: string; databaseId: number };
  onClose: () => void;
}

export function NewWebhook({ partner, onClose }: NewWebhookProps) {
  const id = useId();
  const environment = useRelayEnvironment();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useWebhookForm({ url: '', eventTypes: [] }, async (values) => {
    const { createWebhookEndpoint } = await commit<NewWebhookMutation>(environment, {
      mutation,
      variables: { input: { ...values, partnerDatabaseId: partner.databaseId } },
      updater: (store) => {
        const made = store.getRootField('createWebhookEndpoint')?.getLinkedRecord('webhookEndpoint');
        const holder = store.get(partner.id);
        const others = holder?.getLinkedRecords('webhookEndpoints');
        if (made && others) holder?.setLinkedRecords([...others, made], 'webhookEndpoints');
      },
    });
    setSecret(createWebhookEndpoint.secret);
  });
  const close = () => {
    // What is being made must be seen.
    if (!form.isPending) onClose();
  };
  return (
    <SecretDialog
      secret={secret}
      onClose={close}
      title={<FormattedMessage {...webhookMessages.create} />}
      actions={
        <>
          <Button variant="outline" onPress={close}>
            <FormattedMessage {...webhookMessages.cancel} />
          </Button>
          <Button type="submit" form={id} isPending={form.isPending}>
            <FormattedMessage
              id="bo.webhooks.submit"
              defaultMessage="Create webhook"
              description="Button of the form for a webhook"
            />
          </Button>
        </>
      }
    >
      <WebhookFields id={id} form={form} />
    </SecretDialog>
  );
}
