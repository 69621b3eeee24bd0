import { useEffect, useRef } from 'react';

/**
 * Calls `settle` when a field has lost the focus and its pending loads have ended, so that fast typists see no error
 * about an unknown text.
 */
export function useLeave(isLoading: boolean, settle: () => void) {
  const hasLeft = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the loading ends, with the values of that time.
  useEffect(() => {
    if (isLoading || !hasLeft.current) return;
    hasLeft.current = false;
    settle();
  }, [isLoading]);

  return {
    onFocus: () => {
      hasLeft.current = false;
    },
    onBlur: () => {
      hasLeft.current = isLoading;
      if (!isLoading) settle();
    },
  };
}
