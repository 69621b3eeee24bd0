import { useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';

export function usePartnerColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'partner', label: intl.formatMessage(columnMessages.partner), width: 'wide' },
    { id: 'contactEmail', label: intl.formatMessage(columnMessages.contactEmail), width: 'wide' },
    { id: 'tokensInUse', label: intl.formatMessage(columnMessages.tokensInUse), isNumber: true },
    { id: 'lastUse', label: intl.formatMessage(columnMessages.lastUse), width: 'short' },
  ];
}
