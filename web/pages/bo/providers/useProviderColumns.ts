import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ProviderField } from './providerFields.ts';

/** The number first, which is not sorted by, then these. */
export function useProviderColumns<Field extends ProviderField>(fields: readonly Field[]): Column<Field | 'id'>[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    ...fields.map((id) => ({
      id,
      label: intl.formatMessage(columnMessages[id] as MessageDescriptor),
      isSortable: true,
      ...(id === 'businessName' && { width: 'wide' as const }),
      ...(id.endsWith('At') && { width: 'short' as const }),
    })),
  ];
}
