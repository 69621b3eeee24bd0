import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeliveryListQuery } from '#web/__generated__/DeliveryListQuery.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Table } from '#web/ui/Table.tsx';
import css from './Deliveries.module.css';
import { DeliveryRow } from './DeliveryRow.tsx';
import { SendTest } from './SendTest.tsx';
import { useDeliveryColumns } from './useDeliveryColumns.ts';
import { webhookMessages } from './webhookMessages.ts';

export const deliveriesQuery = graphql`
  query DeliveryListQuery($id: ID!) {
    node(id: $id) {
      ... on WebhookEndpoint {
        disabledAt
        deliveries {
          id
          state
          ...DeliveryRow_delivery
        }
      }
    }
  }
`;

/** Most deliveries are made within the first; what is tried again can take hours. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

interface DeliveryListProps {
  endpoint: { id: string; databaseId: number };
  reference: PreloadedQuery<DeliveryListQuery>;
}

export function DeliveryList({ endpoint: { id, databaseId }, reference }: DeliveryListProps) {
  const intl = useIntl();
  const columns = useDeliveryColumns();
  const environment = useRelayEnvironment();
  const { node } = usePreloadedQuery<DeliveryListQuery>(deliveriesQuery, reference);
  const load = () => fetchQuery<DeliveryListQuery>(environment, deliveriesQuery, { id }).toPromise();
  const [isPending, reload] = usePending(async () => {
    try {
      await load();
    } catch (error) {
      showFailure(intl, error, { otherwise: webhookMessages.notLoaded });
    }
  });
  const { deliveries = [], disabledAt } = node ?? {};
  const waiting = deliveries.flatMap(({ id, state }) => (state === 'WAITING' ? id : [])).join();

  useEffect(() => {
    if (!waiting) return;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const askAgain = () => {
      // What this misses the next one has, or the button.
      fetchQuery<DeliveryListQuery>(environment, deliveriesQuery, { id }).subscribe({ error: () => {} });
      pause = Math.min(2 * pause, longestPauseMs);
      timer = setTimeout(askAgain, pause);
    };
    timer = setTimeout(askAgain, pause);
    return () => clearTimeout(timer);
  }, [environment, id, waiting]);

  return (
    <>
      <div className={css.head}>
        <SendTest endpoint={{ id, databaseId }} isDisabled={Boolean(disabledAt)} />
        <Button variant="outline" isPending={isPending} onPress={reload}>
          <Icon name="retry" />
          <FormattedMessage
            id="bo.webhooks.reload"
            defaultMessage="Refresh"
            description="Button: asks again what has become of what was sent to a webhook"
          />
        </Button>
      </div>
      {disabledAt && (
        <p className={css.none}>
          <FormattedMessage
            id="bo.webhooks.stoppedText"
            defaultMessage="This webhook is stopped. To send something, resume it first."
            description="Above what was sent to a webhook, where nothing can be sent"
          />
        </p>
      )}
      {deliveries.length === 0 ? (
        <p className={css.none}>
          <FormattedMessage
            id="bo.webhooks.noDeliveries"
            defaultMessage="Nothing was sent in the last 30 days. A test shows whether the partner’s program hears us."
            description="In place of the list of what was sent to a webhook"
          />
        </p>
      ) : (
        <Table
          aria-label={intl.formatMessage(webhookMessages.deliveries)}
          columns={columns}
          sort={null}
          onSort={() => {}}
        >
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isDisabled={Boolean(disabledAt)} />
          ))}
        </Table>
      )}
    </>
  );
}
