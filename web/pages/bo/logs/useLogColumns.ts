import { useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';

export function useLogColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    { id: 'severity', label: intl.formatMessage(columnMessages.severity), width: 'short', isSortable: true },
    { id: 'message', label: intl.formatMessage(columnMessages.message), width: 'wide' },
    { id: 'user', label: intl.formatMessage(columnMessages.user), isSortable: true },
    { id: 'date', label: intl.formatMessage(columnMessages.date), width: 'moment', isSortable: true },
  ];
}
