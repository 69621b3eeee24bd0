import { type RefObject, useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Opens the list of the combobox around it when its items arrive, while its field has the focus: by itself it would wait
 * for the next key press.
 */
export function OpenList({ when, field }: { when: boolean; field: RefObject<HTMLElement | null> }) {
  const state = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it begins.
  useEffect(() => {
    if (!when) return;
    // not before the next frame: a page scrolls to where it was when its code takes over, and scrolling closes the list
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === field.current) state?.open(null, 'input');
    });
    return () => cancelAnimationFrame(frame);
  }, [when]);
  return null;
}
