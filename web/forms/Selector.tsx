import { AsyncComboBox, type AsyncComboBoxProps } from '../ui/AsyncComboBox.tsx';
import { useSelectorMessages } from './useSelectorMessages.ts';

/** The value of a selector: a text, and the id of the chosen item. */
export interface Choice {
  text: string;
  /** Null if nothing is chosen. */
  id: string | null;
}

export const noChoice: Choice = { text: '', id: null };

export interface SelectorProps
  extends Pick<AsyncComboBoxProps, 'name' | 'label' | 'placeholder' | 'description' | 'errorMessage' | 'isRequired'> {
  value: Choice;
  onChange: (value: Choice) => void;
  /** Called when the focus has left the field. */
  onLeave: (value: Choice) => void;
}

/** A field for one of many items. The typed text searches the items. */
export function Selector(props: SelectorProps & Pick<AsyncComboBoxProps, 'icon' | 'load' | 'takeOver'>) {
  const { value, onChange, onLeave, ...fieldProps } = props;
  const messages = useSelectorMessages();
  return (
    <AsyncComboBox
      {...fieldProps}
      maxLength={200}
      value={value.text}
      selectedId={value.id}
      onChange={(text, id) => onChange({ text, id })}
      onLeave={(text, id) => onLeave({ text, id })}
      messages={messages}
    />
  );
}
