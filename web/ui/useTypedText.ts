import { type RefObject, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Keeps what was typed into a field of a page from the server before the page's code had been loaded. */
export function useTypedText(
  field: RefObject<Field | null>,
  value: string | undefined,
  onChange: ((text: string) => void) | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code takes over
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && value !== undefined && typed !== value) onChange?.(typed);
  }, []);
}
