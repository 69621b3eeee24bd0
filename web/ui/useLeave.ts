import { useEffect, useRef } from 'react';

/**
 * Calls `settle` when a field is left, and not before what is being loaded for it is here: who types fast and moves on
 * must not be told that the text is unknown.
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
