import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedDate, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeliveryListQuery } from '#web/__generated__/DeliveryListQuery.graphql.ts';
import type { WebhookItem_endpoint$key } from '#web/__generated__/WebhookItem_endpoint.graphql.ts';
import type {
  UpdateWebhookEndpointInput,
  WebhookItemMutation,
} from '#web/__generated__/WebhookItemMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { MenuButton } from '#web/ui/MenuButton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { Deliveries } from './Deliveries.tsx';
import { deliveriesQuery } from './DeliveryList.tsx';
import { EditWebhook } from './EditWebhook.tsx';
import css from './PartnerWebhooks.module.css';
import { RotateSecret } from './RotateSecret.tsx';
import { type EventType, eventTypeMessages, webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation WebhookItemMutation($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) {
      ... on UpdateWebhookEndpointPayload {
        webhookEndpoint {
          id
          ...WebhookItem_endpoint
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface WebhookItemProps {
  endpoint: WebhookItem_endpoint$key;
  /** The global id of the partner. */
  partnerId: string;
  onDeleted: () => void;
}

export function WebhookItem({ endpoint, partnerId, onDeleted }: WebhookItemProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<WebhookDialog | null>(null);
  const { id, url, createdAt, disabledAt, ...data } = useFragment(
    graphql`
      fragment WebhookItem_endpoint on WebhookEndpoint {
        id
        url
        eventTypes
        createdAt
        disabledAt
      }
    `,
    endpoint,
  );
  const eventTypes = data.eventTypes.filter((type): type is EventType => type in eventTypeMessages);
  const save = useSaveWebhook({ id, url, eventTypes, isEnabled: disabledAt === null });
  const [deliveries, load] = useQueryLoader<DeliveryListQuery>(deliveriesQuery);
  const loadDeliveries = () => load({ id }, { fetchPolicy: 'network-only' });
  const show = (dialog: WebhookDialog) => {
    if (dialog === 'deliveries') loadDeliveries();
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  const leave = () => {
    // Closed synchronously, as an open dialog would keep the focus.
    flushSync(close);
    onDeleted();
  };
  return (
    <li className={css.item}>
      <Cluster gap={1} across={3} align="center">
        <Text as="h3" breaks translate="no">
          {url}
        </Text>
        <Chip tone={disabledAt ? 'warning' : 'success'}>
          <FormattedMessage
            id="bo.webhooks.state"
            defaultMessage="{state, select, active {Active} other {Stopped}}"
            description="Webhook"
            values={{ state: disabledAt ? 'stopped' : 'active' }}
          />
        </Chip>
      </Cluster>
      <ul className={css.types} aria-label={intl.formatMessage(webhookMessages.events)}>
        {eventTypes.map((type) => (
          <li key={type}>
            <Chip>{intl.formatMessage(eventTypeMessages[type].name)}</Chip>
          </li>
        ))}
      </ul>
      <WebhookDates createdAt={createdAt} disabledAt={disabledAt ?? null} />
      <WebhookActions url={url} isEnabled={!disabledAt} save={save} onOpen={show} />
      {open === 'deliveries' && deliveries && (
        <Deliveries endpoint={{ id, url }} reference={deliveries} onRetry={loadDeliveries} onClose={close} />
      )}
      {open === 'edit' && <EditWebhook initial={{ url, eventTypes }} save={save} onClose={close} />}
      {open === 'rotate' && <RotateSecret id={id} onClose={close} />}
      {open === 'remove' && <DeleteWebhook {...{ id, url, partnerId }} onClose={close} onDeleted={leave} />}
    </li>
  );
}

type WebhookDialog = 'deliveries' | 'edit' | 'rotate' | 'remove';

interface WebhookActionsProps {
  url: string;
  isEnabled: boolean;
  save: SaveWebhook;
  onOpen: (dialog: WebhookDialog) => void;
}

const moreMessage: MessageDescriptor = { id: 'bo.more' };

/** The actions on a webhook: a button for its deliveries, and a menu with the other actions. */
function WebhookActions({ url, isEnabled, save, onOpen }: WebhookActionsProps) {
  const intl = useIntl();
  const [isPending, toggle] = useSending({ otherwise: webhookMessages.notSaved }, async () => {
    await save({ isEnabled: !isEnabled });
    const done = isEnabled ? webhookMessages.stopped : webhookMessages.resumed;
    void showToast({ type: 'success', title: intl.formatMessage(done), seconds: 3 });
  });
  const named = (message: MessageDescriptor) =>
    intl.formatMessage(
      {
        id: 'bo.webhooks.named',
        defaultMessage: '{action}: {url}',
        description: 'Name of a button: its action and the address',
      },
      { action: intl.formatMessage(message), url },
    );
  const { deliveries, stop, resume } = webhookMessages;
  const dialogs = { edit: 'file', rotate: 'key', remove: 'trash' } as const;
  const [edit, rotate, remove] = (['edit', 'rotate', 'remove'] as const).map((id) => ({
    id,
    icon: dialogs[id],
    label: intl.formatMessage(webhookMessages[id]),
    onAction: () => onOpen(id),
  }));
  return (
    <div className={css.actions}>
      <Button variant="outline" aria-label={named(deliveries)} onPress={() => onOpen('deliveries')}>
        <FormattedMessage {...deliveries} />
      </Button>
      <MenuButton
        aria-label={named(moreMessage)}
        items={[
          edit!,
          {
            id: 'toggle',
            icon: isEnabled ? 'minus' : 'play',
            label: intl.formatMessage(isEnabled ? stop : resume),
            onAction: () => !isPending && toggle(),
          },
          rotate!,
          remove!,
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </div>
  );
}

/** The creation date of a webhook, and the date on which it was stopped. */
function WebhookDates({ createdAt, disabledAt }: { createdAt: string; disabledAt: string | null }) {
  return (
    <Text note>
      <FormattedMessage
        id="bo.webhooks.created"
        defaultMessage="Created {date}"
        values={{ date: <Day key="created" value={createdAt} /> }}
      />
      {disabledAt && (
        <>
          {' · '}
          <FormattedMessage
            id="bo.webhooks.stoppedAt"
            defaultMessage="Stopped {date}"
            values={{ date: <Day key="stopped" value={disabledAt} /> }}
          />
        </>
      )}
    </Text>
  );
}

function Day({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" />
    </time>
  );
}

export type SaveWebhook = (changes: Partial<UpdateWebhookEndpointInput>) => Promise<void>;

/** Returns a function that saves the differences from `stored`, and throws `ApiError`. */
function useSaveWebhook(stored: UpdateWebhookEndpointInput): SaveWebhook {
  return async (changes) => {
    await commit<WebhookItemMutation>(mutation, { input: { ...stored, ...changes } });
  };
}
