import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '#web/ui/TextField.tsx';
import type { AddressFieldProps, KeywordsFieldProps } from './SearchComboBoxes.tsx';

type Caret = ReturnType<typeof caretIn>;
type Fields = Pick<typeof import('./SearchComboBoxes.tsx'), 'AddressField' | 'KeywordsField'>;

/** The loaded fields, which later pages use from the beginning. */
let loaded: Fields | undefined;

const plainFields: Fields = {
  AddressField: ({ placeId: _id, onSearch: _onSearch, takeOver: _, onChange, ...props }: AddressFieldProps) => (
    <TextField {...props} autoComplete="off" onChange={(text) => onChange(text, '')} />
  ),
  KeywordsField: ({ takeOver: _, ...props }: KeywordsFieldProps) => <TextField {...props} autoComplete="off" />,
};

/**
 * The fields of the form. Those with suggestions are 46 KB, plus 52 KB of Relay: they are loaded when the visitor first
 * approaches the form, and replace the plain ones without losing input.
 */
export function useLateFields(form: RefObject<HTMLFormElement | null>) {
  const [late, setLate] = useState<{ fields: Fields; caret?: Caret } | undefined>(loaded && { fields: loaded });
  const isComposing = useRef(false);

  const swap = (fields: Fields) => {
    loaded = fields;
    const focused = form.current?.contains(document.activeElement) ? document.activeElement : null;
    // An unfinished composition depends on its field, and a press on its button: both must end first.
    if (isComposing.current || focused instanceof HTMLButtonElement) return;
    // Rendered synchronously: otherwise input until then would be lost, the focus would move back from the next field,
    // or a press in between would focus the removed field.
    flushSync(() => setLate((now) => now ?? { fields, caret: caretIn(focused) }));
  };
  const load = () => {
    // After a failure the plain fields still work; the next touch tries again.
    if (!late) import('./SearchComboBoxes.tsx').then(swap, () => {});
  };

  return {
    ...(late?.fields ?? plainFields),
    caret: late?.caret,
    load,
    /** The handlers for the form element. */
    watch: {
      onBlur: () => setTimeout(load),
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        // Browsers differ in whether the last input event precedes or follows this event.
        setTimeout(load);
      },
    },
  };
}

function caretIn(field: Element | null) {
  if (!(field instanceof HTMLInputElement)) return undefined;
  const { name, selectionStart, selectionEnd, value } = field;
  return { name, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}
