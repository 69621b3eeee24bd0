import { type RefObject, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Adopts the input that a visitor typed into a server-rendered field before the page's code was loaded. */
export function useTypedText(
  field: RefObject<Field | null>,
  value: string | undefined,
  onChange: ((text: string) => void) | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    const entered = field.current?.value;
    if (entered !== undefined && value !== undefined && entered !== value) onChange?.(entered);
  }, []);
}
