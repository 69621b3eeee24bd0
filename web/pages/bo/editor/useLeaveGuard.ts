import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved changes is left. `release` lets the page go on by itself, once it has saved. */
export function useLeaveGuard(isDirty: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    blocker,
    release: () => {
      isReleased.current = true;
    },
  };
}
