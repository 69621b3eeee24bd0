import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whoever follows a link to a section goes on reading, and tabbing, from there. The router does the scrolling. */
export function useSectionFocus(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same section again leads there again.
  useEffect(() => {
    if (!hash) return;
    // Later than the layout, which gives the focus to a new page as a whole.
    queueMicrotask(() => document.getElementById(hash.slice(1))?.focus({ preventScroll: true }));
  }, [hash, key]);
}
