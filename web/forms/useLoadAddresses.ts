import { useIntl } from 'react-intl';
import type { useLoadAddressesQuery } from '../__generated__/useLoadAddressesQuery.graphql.ts';
import { graphql } from '../relay/graphql.ts';
import { suggest } from '../relay/suggest.ts';
import type { ComboBoxItem } from '../ui/AsyncComboBox.tsx';
import type { IconName } from '../ui/Icon.tsx';
import type { Load } from '../ui/useDebouncedLoad.ts';
import { addressKindText, otherNameText } from './addressKindText.ts';

const icons: Record<string, IconName> = {
  REGION: 'map',
  COUNTRY: 'globe',
  PORT: 'anchor',
  AIRPORT: 'plane',
  BORDER: 'shield',
  TERMINAL: 'building',
};

/** Suggests places for a text; `idOf` is the kind of id that the caller needs. */
export function useLoadAddresses(idOf: 'id' | 'databaseId'): Load<ComboBoxItem> {
  const intl = useIntl();
  return async (text, signal) => {
    const { suggestPlaces } = await suggest<useLoadAddressesQuery>(
      graphql`
        query useLoadAddressesQuery($text: String!) {
          suggestPlaces(text: $text, first: 8) {
            id
            databaseId
            displayName
            kind
            terminal
            otherName(text: $text)
          }
        }
      `,
      { text },
      signal,
    );
    return suggestPlaces.map((address) => ({
      id: idOf === 'id' ? address.id : String(address.databaseId),
      label: address.displayName,
      detail: [
        addressKindText(intl, address.terminal ?? address.kind),
        address.otherName && otherNameText(intl, address.otherName),
      ]
        .filter(Boolean)
        .join(' · '),
      icon: icons[address.terminal ?? address.kind] ?? 'pin',
    }));
  };
}
