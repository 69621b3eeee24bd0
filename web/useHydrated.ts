import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server draws, and while the browser takes over what it drew: both must draw the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
