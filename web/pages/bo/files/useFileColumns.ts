import { useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';

export function useFileColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    { id: 'url', label: intl.formatMessage(columnMessages.url), width: 'wide' },
    { id: 'provider', label: intl.formatMessage(columnMessages.provider) },
    { id: 'user', label: intl.formatMessage(columnMessages.user), isSortable: true },
    { id: 'date', label: intl.formatMessage(columnMessages.date), width: 'short', isSortable: true },
  ];
}
