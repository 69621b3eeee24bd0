import { type RefObject, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Keeps the input of a field on a page from the server until the page's code has loaded. */
export function useTypedText(
  field: RefObject<Field | null>,
  value: string | undefined,
  onChange: ((text: string) => void) | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code takes over
  useLayoutEffect(() => {
    const entered = field.current?.value;
    if (entered !== undefined && value !== undefined && entered !== value) onChange?.(entered);
  }, []);
}
