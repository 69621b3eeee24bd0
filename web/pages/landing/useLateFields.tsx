import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '#web/ui/TextField.tsx';
import type { AddressFieldProps, KeywordsFieldProps } from './SearchComboBoxes.tsx';

type Caret = ReturnType<typeof caretIn>;
type Fields = Pick<typeof import('./SearchComboBoxes.tsx'), 'AddressField' | 'KeywordsField'>;

/** Once loaded, later pages use them from the beginning. */
let loaded: Fields | undefined;

const plainFields: Fields = {
  AddressField: ({ placeId: _id, onSearch: _onSearch, takeOver: _, onChange, ...props }: AddressFieldProps) => (
    <TextField {...props} autoComplete="off" onChange={(text) => onChange(text, '')} />
  ),
  KeywordsField: ({ takeOver: _, ...props }: KeywordsFieldProps) => <TextField {...props} autoComplete="off" />,
};

/**
 * The fields with suggestions are 46 KB, plus 52 KB of Relay: they are loaded when the visitor first approaches the
 * form, and replace the plain ones without losing input.
 */
export function useLateFields(form: RefObject<HTMLFormElement | null>) {
  const [late, setLate] = useState<{ fields: Fields; caret?: Caret } | undefined>(loaded && { fields: loaded });
  const isComposing = useRef(false);

  const swap = (fields: Fields) => {
    loaded = fields;
    const focused = form.current?.contains(document.activeElement) ? document.activeElement : null;
    // An unfinished composition belongs to its field, and a press to its button: both must end first.
    if (isComposing.current || focused instanceof HTMLButtonElement) return;
    // Synchronously: otherwise it would miss input until then, or take the focus back from the next field; and a press
    // in between would focus the removed field.
    flushSync(() => setLate((now) => now ?? { fields, caret: caretIn(focused) }));
  };
  const load = () => {
    // The plain fields work too; the next touch tries again.
    if (!late) import('./SearchComboBoxes.tsx').then(swap, () => {});
  };

  return {
    ...(late?.fields ?? plainFields),
    caret: late?.caret,
    load,
    /** For the form. */
    watch: {
      onBlur: () => setTimeout(load),
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        // Browsers differ in whether the last input event comes before or after this one.
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
