import '#web/relay/answerOnce.ts'; // a visitor who focuses this field soon sends a request
import { useLoadAddresses } from '#web/forms/useLoadAddresses.ts';
import { useSelectorMessages } from '#web/forms/useSelectorMessages.ts';
import { AsyncComboBox, type AsyncComboBoxProps } from '#web/ui/AsyncComboBox.tsx';

export interface AddressComboBoxProps
  extends Pick<
    AsyncComboBoxProps,
    'label' | 'name' | 'placeholder' | 'icon' | 'maxLength' | 'errorMessage' | 'value' | 'takeOver'
  > {
  addressId: string;
  onChange: (value: string, addressId: string) => void;
}

/** An address field that suggests the places it knows; what is typed counts as it is. */
export function AddressComboBox({ addressId, onChange, ...props }: AddressComboBoxProps) {
  const load = useLoadAddresses('id');
  const messages = useSelectorMessages();
  return (
    <AsyncComboBox
      {...props}
      selectedId={addressId || null}
      onChange={(value, id) => onChange(value, id ?? '')}
      load={load}
      messages={messages}
      isOneLine
    />
  );
}
