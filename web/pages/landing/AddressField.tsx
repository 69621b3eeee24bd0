import { useIntl } from 'react-intl';
import { TextField } from '#web/ui/TextField.tsx';
import type { useAddressComboBox } from './useAddressComboBox.ts';

interface AddressFieldProps {
  comboBox: ReturnType<typeof useAddressComboBox>;
  value: string;
  /** The chosen suggestion; empty when the value is free text. */
  addressId: string;
  errorMessage: string | undefined;
  onChange: (value: string, addressId: string) => void;
}

export function AddressField({
  comboBox: { current, watch },
  value,
  addressId,
  errorMessage,
  onChange,
}: AddressFieldProps) {
  const intl = useIntl();
  const looks = {
    name: 'f',
    icon: 'pin',
    maxLength: 200,
    errorMessage,
    label: intl.formatMessage({
      id: 'search.address',
      defaultMessage: 'Address',
      description: 'Label of the field for where something is searched',
    }),
    placeholder: intl.formatMessage({
      id: 'search.addressExample',
      defaultMessage: 'Address, city or postal code',
      description: 'Hint in the empty address field: what may be written there',
    }),
  } as const;

  if (current) {
    const { AddressComboBox, takeOver } = current;
    return <AddressComboBox {...looks} value={value} addressId={addressId} onChange={onChange} takeOver={takeOver} />;
  }
  return (
    <TextField
      {...looks}
      autoComplete="off"
      value={value}
      onChange={(text) => {
        watch.onEdit();
        onChange(text, '');
      }}
      onCompositionStart={watch.onCompositionStart}
      onCompositionEnd={watch.onCompositionEnd}
      inputRef={watch.inputRef}
    />
  );
}
