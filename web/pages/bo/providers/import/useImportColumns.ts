import { useIntl } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import type { Column } from '#web/ui/Table.tsx';
import { rowMessages } from './rowMessages.ts';

export function useImportColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'line', label: intl.formatMessage(rowMessages.line), width: 'narrow', isNumber: true },
    { id: 'verdict', label: intl.formatMessage(rowMessages.verdict) },
    { id: 'businessName', label: intl.formatMessage(columnMessages.businessName), width: 'wide' },
    { id: 'messages', label: intl.formatMessage(rowMessages.messages), width: 'wide' },
  ];
}
