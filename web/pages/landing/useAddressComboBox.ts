import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TakeOver } from '#web/ui/AsyncComboBox.tsx';
import type { AddressComboBoxProps } from './AddressComboBox.tsx';

type Loaded = ComponentType<AddressComboBoxProps>;

let loaded: Loaded | undefined;

/**
 * The address field with suggestions arrives when the visitor first reaches for the form. Until then a plain field
 * stands there; this watches it, so that the other can take its place without losing what is being typed.
 */
export function useAddressComboBox() {
  const input = useRef<HTMLInputElement>(null);
  const isEdited = useRef(false);
  const isComposing = useRef(false);
  const isAsked = useRef(false);
  const [current, setCurrent] = useState<{ AddressComboBox: Loaded; takeOver?: TakeOver } | null>(() =>
    loaded ? { AddressComboBox: loaded } : null,
  );

  const swap = () => {
    // An unfinished composition belongs to its input: it is left alone until it ends.
    if (!loaded || isComposing.current) return;
    const AddressComboBox = loaded;
    const element = input.current;
    if (!element || document.activeElement !== element) return setCurrent({ AddressComboBox });
    const { selectionStart, selectionEnd, value } = element;
    const takeOver = {
      start: selectionStart ?? value.length,
      end: selectionEnd ?? value.length,
      edited: isEdited.current,
    };
    // At once: rendered later, it would miss what is typed until then, or take the focus back from the next field.
    flushSync(() => setCurrent({ AddressComboBox, takeOver }));
  };

  const fetch = async () => {
    if (isAsked.current || current) return;
    isAsked.current = true;
    try {
      loaded = (await import('./AddressComboBox.tsx')).AddressComboBox;
      swap();
    } catch {
      // The plain field works too; the next touch tries again.
      isAsked.current = false;
    }
  };

  return {
    current,
    fetch: () => void fetch(),
    /** For the plain field. */
    watch: {
      inputRef: input,
      onEdit: () => {
        isEdited.current = true;
      },
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        // Browsers differ in whether the last input event comes before or after this one.
        setTimeout(swap);
      },
    },
  };
}
