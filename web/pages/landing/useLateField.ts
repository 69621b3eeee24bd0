import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TakeOver } from '#web/ui/AsyncComboBox.tsx';

type Fields = typeof import('./SearchComboBoxes.tsx');

let loaded: Fields | undefined;
let loading: Promise<Fields> | undefined;

/** Again after a failure. */
async function load(): Promise<Fields> {
  loading ??= import('./SearchComboBoxes.tsx').finally(() => {
    loading = undefined;
  });
  loaded = await loading;
  return loaded;
}

/**
 * The fields with suggestions arrive when the visitor first reaches for the form. Until then plain fields stand there; this
 * watches one, so that the other can take its place without losing what is being typed.
 */
export function useLateField<Name extends keyof Fields>(name: Name) {
  type Field = Fields[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never;
  const input = useRef<HTMLInputElement>(null);
  const isEdited = useRef(false);
  const isComposing = useRef(false);
  const [current, setCurrent] = useState<{ Field: Field; takeOver?: TakeOver } | null>(() =>
    loaded ? { Field: loaded[name] as Field } : null,
  );

  const swap = () => {
    // An unfinished composition belongs to its input: it is left alone until it ends.
    // Several calls may wait: the first one replaces the field.
    if (!loaded || isComposing.current || !input.current) return;
    // A press on the button in the field would be lost with it, and the focus too.
    const button = input.current.parentElement?.querySelector('button');
    if (button && document.activeElement === button) {
      button.addEventListener('blur', () => setTimeout(swap), { once: true });
      return;
    }
    const Field = loaded[name] as Field;
    // Synchronously: rendered later, it would miss input until then, or take the focus back from the next field; and a
    // press in between would focus the field to be removed.
    flushSync(() => setCurrent({ Field, ...takeOver(input.current, isEdited.current) }));
  };

  return {
    current,
    fetch: () => {
      // The plain field works too; the next touch tries again.
      if (!current) load().then(swap, () => {});
    },
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

function takeOver(field: HTMLInputElement | null, edited: boolean): { takeOver?: TakeOver } {
  if (!field || document.activeElement !== field) return {};
  const { selectionStart, selectionEnd, value } = field;
  return { takeOver: { start: selectionStart ?? value.length, end: selectionEnd ?? value.length, edited } };
}
