import { useIntl } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import type { Column } from '#web/ui/Table.tsx';
import { rowMessages } from './rowMessages.ts';

/** Rows that can be mended have what does it in the last one. */
export function useImportColumns(isOpen: boolean): Column[] {
  const intl = useIntl();
  return [
    { id: 'line', label: intl.formatMessage(rowMessages.line), width: 'narrow', isNumber: true },
    { id: 'verdict', label: intl.formatMessage(rowMessages.verdict), width: 'short' },
    { id: 'businessName', label: intl.formatMessage(columnMessages.businessName), width: 'wide' },
    { id: 'messages', label: intl.formatMessage(rowMessages.messages), ...(isOpen && { width: 'wide' as const }) },
    ...(isOpen ? [{ id: 'actions', label: intl.formatMessage(rowMessages.actions) }] : []),
  ];
}
