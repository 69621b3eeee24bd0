import { useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { deliveryMessages } from './deliveryMessages.ts';

export function useDeliveryColumns(): readonly Column[] {
  const intl = useIntl();
  return [
    { id: 'event', label: intl.formatMessage(deliveryMessages.event) },
    { id: 'time', label: intl.formatMessage(deliveryMessages.time), width: 'moment' },
    { id: 'attempts', label: intl.formatMessage(deliveryMessages.attempts), width: 'narrow', isNumber: true },
    { id: 'answer', label: intl.formatMessage(deliveryMessages.answer) },
    { id: 'state', label: intl.formatMessage(deliveryMessages.state) },
    { id: 'action', label: intl.formatMessage(deliveryMessages.action) },
  ];
}
