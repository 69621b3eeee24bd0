import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeliveryListQuery } from '#web/__generated__/DeliveryListQuery.graphql.ts';
import type { WebhookItem_endpoint$key } from '#web/__generated__/WebhookItem_endpoint.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { Deliveries } from './Deliveries.tsx';
import { deliveriesQuery } from './DeliveryList.tsx';
import { EditWebhook } from './EditWebhook.tsx';
import { type EventType, eventTypeMessages } from './eventTypeMessages.ts';
import { RotateSecret } from './RotateSecret.tsx';
import { useSaveWebhook } from './useSaveWebhook.ts';
import { WebhookActions, type WebhookDialog } from './WebhookActions.tsx';
import { WebhookDates } from './WebhookDates.tsx';
import css from './WebhookItem.module.css';
import { webhookMessages } from './webhookMessages.ts';

interface WebhookItemProps {
  endpoint: WebhookItem_endpoint$key;
  /** The global id of whose it is. */
  partnerId: string;
  onDeleted: () => void;
}

export function WebhookItem({ endpoint, partnerId, onDeleted }: WebhookItemProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<WebhookDialog | null>(null);
  const { id, databaseId, url, createdAt, disabledAt, ...data } = useFragment(
    graphql`
      fragment WebhookItem_endpoint on WebhookEndpoint {
        id
        databaseId
        url
        eventTypes
        createdAt
        disabledAt
      }
    `,
    endpoint,
  );
  const eventTypes = data.eventTypes.filter((type): type is EventType => type in eventTypeMessages);
  const save = useSaveWebhook(databaseId, { url, eventTypes, isEnabled: disabledAt === null });
  const [deliveries, load] = useQueryLoader<DeliveryListQuery>(deliveriesQuery);
  const loadDeliveries = () => load({ id }, { fetchPolicy: 'network-only' });
  const show = (dialog: WebhookDialog) => {
    if (dialog === 'deliveries') loadDeliveries();
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  const leave = () => {
    // At once: an open dialog would keep the focus.
    flushSync(close);
    onDeleted();
  };
  return (
    <li className={css.item}>
      <div className={css.about}>
        <h3 className={css.url} translate="no">
          {url}
        </h3>
        <Chip tone={disabledAt ? 'warning' : 'success'}>
          <FormattedMessage
            id="bo.webhooks.state"
            defaultMessage="{state, select, active {Active} other {Stopped}}"
            description="Whether a webhook is told things"
            values={{ state: disabledAt ? 'stopped' : 'active' }}
          />
        </Chip>
      </div>
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
        <Deliveries
          endpoint={{ id, databaseId, url }}
          reference={deliveries}
          onRetry={loadDeliveries}
          onClose={close}
        />
      )}
      {open === 'edit' && <EditWebhook initial={{ url, eventTypes }} save={save} onClose={close} />}
      {open === 'rotate' && <RotateSecret databaseId={databaseId} onClose={close} />}
      {open === 'remove' && <DeleteWebhook {...{ databaseId, url, partnerId }} onClose={close} onDeleted={leave} />}
    </li>
  );
}
