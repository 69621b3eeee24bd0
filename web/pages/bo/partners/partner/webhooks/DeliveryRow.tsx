import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type {
  DeliveryRow_delivery$key,
  WebhookDeliveryState,
} from '#web/__generated__/DeliveryRow_delivery.graphql.ts';
import { Moment } from '#web/pages/bo/Moment.tsx';
import type { Known } from '#web/relay/Known.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { deliveryMessages } from './deliveryMessages.ts';
import { eventName } from './eventTypeMessages.ts';
import { SendAgain } from './SendAgain.tsx';

const tones = { DELIVERED: 'success', FAILED: 'error', WAITING: 'warning' } as const satisfies Record<
  Known<WebhookDeliveryState>,
  string
>;

export function DeliveryRow({ delivery, isDisabled }: { delivery: DeliveryRow_delivery$key; isDisabled: boolean }) {
  const intl = useIntl();
  const { databaseId, eventType, createdAt, state, attempts, lastStatus, lastError } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        databaseId
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
  const name = eventName(eventType);
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(deliveryMessages.event)}>
        {name ? intl.formatMessage(name) : <code translate="no">{eventType}</code>}
      </TableCell>
      <TableCell label={intl.formatMessage(deliveryMessages.time)}>
        <Moment value={createdAt} />
      </TableCell>
      <TableCell label={intl.formatMessage(deliveryMessages.attempts)} isNumber>
        {intl.formatNumber(attempts)}
      </TableCell>
      <TableCell label={intl.formatMessage(deliveryMessages.answer)}>
        {lastStatus ?? (lastError ? <span lang="en">{lastError}</span> : null)}
      </TableCell>
      <TableCell label={intl.formatMessage(deliveryMessages.state)}>
        <Chip tone={state in tones ? tones[state as keyof typeof tones] : 'plain'}>
          <FormattedMessage
            id="bo.delivery.stateName"
            defaultMessage="{state, select, DELIVERED {Delivered} FAILED {Failed} other {Waiting}}"
            description="How far what is sent to a webhook has come"
            values={{ state }}
          />
        </Chip>
      </TableCell>
      <TableCell label={intl.formatMessage(deliveryMessages.action)}>
        <SendAgain databaseId={databaseId} isDisabled={isDisabled} />
      </TableCell>
    </TableRow>
  );
}
