import { AsyncComboBox, type AsyncComboBoxProps } from '../ui/AsyncComboBox.tsx';
import { useSelectorMessages } from './useSelectorMessages.ts';

/** What a selector holds: a text, and what was chosen. */
export interface Choice {
  text: string;
  /** Null: the text is only typed, and counts for nothing. */
  id: string | null;
}

export const noChoice: Choice = { text: '', id: null };

export interface SelectorProps
  extends Pick<AsyncComboBoxProps, 'name' | 'label' | 'placeholder' | 'description' | 'errorMessage' | 'isRequired'> {
  value: Choice;
  onChange: (value: Choice) => void;
  /** The visitor is done with it. */
  onLeave: (value: Choice) => void;
}

/** A field where one of many things is chosen, which are searched by what is typed. */
export function Selector(props: SelectorProps & Pick<AsyncComboBoxProps, 'icon' | 'load'>) {
  const { value, onChange, onLeave, ...looks } = props;
  const messages = useSelectorMessages();
  return (
    <AsyncComboBox
      {...looks}
      maxLength={200}
      value={value.text}
      selectedId={value.id}
      onChange={(text, id) => onChange({ text, id })}
      onLeave={(text, id) => onLeave({ text, id })}
      messages={messages}
    />
  );
}
