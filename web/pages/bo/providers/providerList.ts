import { defineMessages, useIntl } from 'react-intl';
import type { Column } from '#web/ui/Table.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { providerList } from './providerFields.ts';

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

/** The columns of the list of all providers: those of the fields can be sorted. */
export function useProviderColumns(): Column[] {
  const intl = useIntl();
  const label = (id: keyof typeof columnMessages) => intl.formatMessage(columnMessages[id]);
  const sorted = (id: keyof typeof providerList.sorts) => ({ id, label: label(id), isSortable: true });
  return [
    { id: 'id', label: label('id'), width: 'small', isNumber: true },
    { ...sorted('businessName'), width: 'name', isName: true },
    { id: 'status', label: label('status'), width: 'short' },
    { id: 'flags', label: label('flags'), width: 'small' },
    { id: 'country', label: label('country'), width: 'narrow' },
    { id: 'service', label: label('service') },
    { ...sorted('commercialName'), width: 'narrow' },
    sorted('taxNumber'),
    { ...sorted('approvedAt'), width: 'narrow' },
    { ...sorted('approvedBy'), width: 'narrow' },
  ];
}
