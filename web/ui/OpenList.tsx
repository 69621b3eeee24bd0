import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Opens the list of the combobox around it when its items arrive: by itself it would wait for the next key press. */
export function OpenList({ when }: { when: boolean }) {
  const state = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it begins.
  useEffect(() => {
    if (!when) return;
    // not before the next frame: a page scrolls to where it was when its code takes over, and scrolling closes the list
    const frame = requestAnimationFrame(() => state?.open(null, 'input'));
    return () => cancelAnimationFrame(frame);
  }, [when]);
  return null;
}
