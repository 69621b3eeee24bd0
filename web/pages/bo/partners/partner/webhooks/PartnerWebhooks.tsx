import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PartnerWebhooks_partner$key } from '#web/__generated__/PartnerWebhooks_partner.graphql.ts';
import type { PartnerWebhooksMutation } from '#web/__generated__/PartnerWebhooksMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhookForm, WebhookFields } from './WebhookFields.tsx';
import { WebhookItem } from './WebhookItem.tsx';
import { webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation PartnerWebhooksMutation($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      ... on CreateWebhookEndpointPayload {
        secret
        webhookEndpoint {
          id
          ...WebhookItem_endpoint
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** The webhook endpoints of a partner's programs. */
export function PartnerWebhooks({ partner }: { partner: PartnerWebhooks_partner$key }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const { id, webhookEndpoints } = useFragment(
    graphql`
      fragment PartnerWebhooks_partner on Partner {
        id
        webhookEndpoints {
          id
          ...WebhookItem_endpoint
        }
      }
    `,
    partner,
  );
  return (
    <ListSection
      title={<FormattedMessage id="bo.webhooks" defaultMessage="Webhooks" />}
      titleRef={title}
      action={
        <Button variant="outline" onPress={() => setMaking(true)}>
          <Icon name="plus" />
          <FormattedMessage {...webhookMessages.create} />
        </Button>
      }
      none={
        <FormattedMessage
          id="bo.webhooks.none"
          defaultMessage="No webhooks yet. A webhook notifies this partner’s system when providers change, so that it does not have to poll."
        />
      }
      items={webhookEndpoints.map((endpoint) => (
        <WebhookItem
          key={endpoint.id}
          endpoint={endpoint}
          partnerId={id}
          // The button that would receive the focus is removed.
          onDeleted={() => title.current?.focus()}
        />
      ))}
    >
      {isMaking && <NewWebhook partnerId={id} onClose={() => setMaking(false)} />}
    </ListSection>
  );
}

interface NewWebhookProps {
  partnerId: string;
  onClose: () => void;
}

function NewWebhook({ partnerId, onClose }: NewWebhookProps) {
  const id = useId();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useWebhookForm({ url: '', eventTypes: [] }, async (values) => {
    const { createWebhookEndpoint } = await commit<PartnerWebhooksMutation>(
      mutation,
      { input: { ...values, partnerId } },
      (store) => {
        const made = store.getRootField('createWebhookEndpoint')?.getLinkedRecord('webhookEndpoint');
        const holder = store.get(partnerId);
        const others = holder?.getLinkedRecords('webhookEndpoints');
        if (made && others) holder?.setLinkedRecords([...others, made], 'webhookEndpoints');
      },
    );
    setSecret(createWebhookEndpoint.secret!);
  });
  const close = () => {
    // The dialog stays open while saving, as it will show the secret of the new webhook.
    if (!form.isPending) onClose();
  };
  return (
    <SecretDialog
      secret={secret}
      onClose={close}
      title={<FormattedMessage {...webhookMessages.create} />}
      actions={
        <Button type="submit" form={id} isPending={form.isPending}>
          <FormattedMessage id="bo.webhooks.submit" defaultMessage="Create webhook" />
        </Button>
      }
    >
      <WebhookFields id={id} form={form} />
    </SecretDialog>
  );
}
