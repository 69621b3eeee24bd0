import { useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { AddressComboBoxQuery } from '../../__generated__/AddressComboBoxQuery.graphql.ts';
import { suggest } from '../../relay/suggest.ts';
import { AsyncComboBox, type AsyncComboBoxProps } from '../../ui/AsyncComboBox.tsx';

export interface AddressComboBoxProps
  extends Pick<AsyncComboBoxProps, 'label' | 'name' | 'placeholder' | 'icon' | 'maxLength' | 'value' | 'takeOver'> {
  addressId: string;
  onChange: (value: string, addressId: string) => void;
}

/** An address field that suggests the places it knows. */
export function AddressComboBox({ addressId, onChange, ...props }: AddressComboBoxProps) {
  const intl = useIntl();
  const load = async (text: string, signal: AbortSignal) => {
    const { suggestAddresses } = await suggest<AddressComboBoxQuery>(
      graphql`
        query AddressComboBoxQuery($text: String!) {
          suggestAddresses(text: $text, first: 8) {
            id
            displayName
            kind
          }
        }
      `,
      { text },
      signal,
    );
    return suggestAddresses.map(({ id, displayName, kind }) => ({
      id,
      label: displayName,
      detail: intl.formatMessage(
        {
          id: 'search.addressKind',
          defaultMessage: '{kind, select, CITY {City} REGION {Region} COUNTRY {Country} other {}}',
          description: 'What a suggested address is; a region is a state or province',
        },
        { kind },
      ),
    }));
  };

  return (
    <AsyncComboBox
      {...props}
      selectedId={addressId || null}
      onChange={(value, id) => onChange(value, id ?? '')}
      load={load}
      messages={{
        loading: intl.formatMessage({
          id: 'selector.loading',
          defaultMessage: 'Loading...',
          description: 'In a list of suggestions, while they are fetched',
        }),
        empty: intl.formatMessage({
          id: 'selector.empty',
          defaultMessage: 'No items found',
          description: 'In a list of suggestions, when nothing matches',
        }),
        failed: intl.formatMessage({
          id: 'selector.failed',
          defaultMessage: 'Error fetching data',
          description: 'In a list of suggestions, when they could not be fetched',
        }),
      }}
    />
  );
}
