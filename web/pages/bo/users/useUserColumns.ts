import { useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';

export function useUserColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'displayName', label: intl.formatMessage(columnMessages.displayName), isSortable: true },
    { id: 'email', label: intl.formatMessage(columnMessages.email), isSortable: true, width: 'wide' },
    { id: 'name', label: intl.formatMessage(columnMessages.name) },
    { id: 'isAdmin', label: intl.formatMessage(columnMessages.isAdmin), width: 'narrow' },
  ];
}
