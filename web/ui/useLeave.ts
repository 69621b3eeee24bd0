import { useEffect, useRef } from 'react';

/**
 * Calls `settle` when a field loses the focus, after its pending loads: fast typists must not see an error about an
 * unknown text.
 */
export function useLeave(isLoading: boolean, settle: () => void) {
  const hasLeft = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the loading ends, with what is known then.
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
