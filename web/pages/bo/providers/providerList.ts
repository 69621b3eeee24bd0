import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ProviderField } from './providerFields.ts';

export const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.providers',
    defaultMessage: 'Failed to load providers',
    description: 'When the list of providers could not be loaded and the server does not say why',
  },
  count: {
    id: 'bo.providerCount',
    defaultMessage: '{count, plural, one {# provider} other {# providers}}',
    description: 'Above a list: how many there are on all its pages',
  },
  hint: {
    id: 'bo.searchHint',
    defaultMessage: 'Name, tax number or email',
    description: 'Hint in the field that filters a list of providers',
  },
  search: {
    id: 'bo.search.providers',
    defaultMessage: 'Search providers',
    description: 'Label of the field that filters a list of providers',
  },
});

/** The number, by which the list cannot be sorted, and then these. */
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
