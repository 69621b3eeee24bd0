import { useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';

export function useServiceColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    { id: 'service', label: intl.formatMessage(columnMessages.service) },
    { id: 'subcategory', label: intl.formatMessage(columnMessages.subcategory) },
    { id: 'category', label: intl.formatMessage(columnMessages.category) },
  ];
}
