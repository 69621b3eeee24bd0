import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  DeliveryList_delivery$key,
  WebhookDeliveryState,
} from '#web/__generated__/DeliveryList_delivery.graphql.ts';
import type { DeliveryListMutation } from '#web/__generated__/DeliveryListMutation.graphql.ts';
import type { DeliveryListQuery } from '#web/__generated__/DeliveryListQuery.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { type ListColumn, useColumns } from '#web/pages/bo/list/columns.ts';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { commit } from '#web/relay/commit.ts';
import type { Known } from '#web/relay/Known.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Table } from '#web/ui/Table.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './PartnerWebhooks.module.css';
import { SendTest } from './SendTest.tsx';
import { deliveredName, webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation DeliveryListMutation($input: RedeliverWebhookInput!) {
    redeliverWebhook(input: $input) {
      webhookDelivery {
        id
        state
        ...DeliveryList_delivery
      }
    }
  }
`;

/** The labels of the columns. */
const deliveryMessages = defineMessages({
  event: { id: 'bo.delivery.event', defaultMessage: 'Event' },
  time: { id: 'bo.delivery.time', defaultMessage: 'Time', description: 'Header of a column: when it happened' },
  attempts: { id: 'bo.delivery.attempts', defaultMessage: 'Attempts' },
  answer: { id: 'bo.delivery.answer', defaultMessage: 'Response' },
  state: { id: 'bo.status' },
  action: { id: 'bo.delivery.action', defaultMessage: 'Action' },
});

const tones = { DELIVERED: 'success', FAILED: 'error', PENDING: 'warning' } as const satisfies Record<
  Known<WebhookDeliveryState>,
  string
>;

export const deliveriesQuery = graphql`
  query DeliveryListQuery($id: ID!) {
    node(id: $id) {
      ... on WebhookEndpoint {
        disabledAt
        deliveries {
          nodes {
            id
            state
            ...DeliveryList_delivery
          }
        }
      }
    }
  }
`;

/** The first interval between requests, in which most deliveries complete; retries can take hours. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

interface DeliveryListProps {
  endpointId: string;
  reference: PreloadedQuery<DeliveryListQuery>;
}

export function DeliveryList({ endpointId: id, reference }: DeliveryListProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { node } = usePreloadedQuery<DeliveryListQuery>(deliveriesQuery, reference);
  const load = () => fetchQuery<DeliveryListQuery>(environment, deliveriesQuery, { id }).toPromise();
  const [isPending, reload] = useSending({ otherwise: webhookMessages.notLoaded }, async () => {
    await load();
  });
  const { deliveries: { nodes: deliveries } = { nodes: [] }, disabledAt } = node ?? {};
  const columns = useColumns(deliveryColumns(Boolean(disabledAt)));
  const waiting = deliveries.flatMap(({ id, state }) => (state === 'PENDING' ? id : [])).join();

  useEffect(() => {
    if (!waiting) return;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const reloadLater = () => {
      // If this request fails, the next one, or the button, shows the deliveries.
      fetchQuery<DeliveryListQuery>(environment, deliveriesQuery, { id }).subscribe({ error: () => {} });
      pause = Math.min(2 * pause, longestPauseMs);
      timer = setTimeout(reloadLater, pause);
    };
    timer = setTimeout(reloadLater, pause);
    return () => clearTimeout(timer);
  }, [environment, id, waiting]);

  return (
    <>
      <div className={css.head}>
        <SendTest endpointId={id} isDisabled={Boolean(disabledAt)} />
        <Button variant="outline" isPending={isPending} onPress={reload}>
          <Icon name="retry" />
          <FormattedMessage id="bo.webhooks.reload" defaultMessage="Refresh" />
        </Button>
      </div>
      {disabledAt && (
        <p className={css.none}>
          <FormattedMessage
            id="bo.webhooks.stoppedText"
            defaultMessage="This webhook is stopped. Resume it to send something."
          />
        </p>
      )}
      {deliveries.length === 0 ? (
        <p className={css.none}>
          <FormattedMessage
            id="bo.webhooks.noDeliveries"
            defaultMessage="Nothing was sent in the last 30 days. Send a test to see whether the partner’s system receives it."
          />
        </p>
      ) : (
        <Table
          aria-label={intl.formatMessage(webhookMessages.deliveries)}
          columns={columns}
          rows={deliveries.map(readDelivery)}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}

function readDelivery(delivery: DeliveryList_delivery$key) {
  return readInlineData(
    graphql`
      fragment DeliveryList_delivery on WebhookDelivery @inline {
        id
        eventType
        createdAt
        state
        attempts
        lastStatus
        lastError
      }
    `,
    delivery,
  );
}

const deliveryColumns = (isDisabled: boolean): ListColumn<ReturnType<typeof readDelivery>>[] => [
  {
    id: 'event',
    label: deliveryMessages.event,
    cell: ({ eventType }, { intl }) => {
      const name = deliveredName(eventType);
      return name ? intl.formatMessage(name) : <code translate="no">{eventType}</code>;
    },
  },
  {
    id: 'time',
    label: deliveryMessages.time,
    width: 'names',
    cell: ({ createdAt }) => <Timestamp value={createdAt} />,
  },
  {
    id: 'attempts',
    label: deliveryMessages.attempts,
    width: 'narrow',
    isNumber: true,
    cell: ({ attempts }, { intl }) => intl.formatNumber(attempts),
  },
  {
    id: 'answer',
    label: deliveryMessages.answer,
    cell: ({ lastStatus, lastError }) => lastStatus ?? (lastError ? <span lang="en">{lastError}</span> : null),
  },
  {
    id: 'state',
    label: deliveryMessages.state,
    cell: ({ state }) => (
      <Chip tone={state in tones ? tones[state as keyof typeof tones] : 'plain'}>
        <FormattedMessage
          id="bo.delivery.stateName"
          defaultMessage="{state, select, DELIVERED {Delivered} FAILED {Failed} other {Pending}}"
          description="State of a webhook delivery"
          values={{ state }}
        />
      </Chip>
    ),
  },
  {
    id: 'action',
    label: deliveryMessages.action,
    cell: ({ id }) => <SendAgain deliveryId={id} isDisabled={isDisabled} />,
  },
];

/** A button that sends an event again, whatever the state of its delivery. */
function SendAgain({ deliveryId, isDisabled }: { deliveryId: string; isDisabled: boolean }) {
  const intl = useIntl();
  const [isPending, send] = useSending({ otherwise: webhookMessages.notSent }, async () => {
    await commit<DeliveryListMutation>(mutation, { input: { deliveryId } });
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.sent), seconds: 3 });
  });
  return (
    <Button variant="outline" isPending={isPending} isDisabled={isDisabled} onPress={send}>
      <FormattedMessage id="bo.webhooks.again" defaultMessage="Send again" />
    </Button>
  );
}
