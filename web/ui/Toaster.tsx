import { useSyncExternalStore } from 'react';
import { toastRegion } from './toasts.ts';

/** Where toasts appear; nothing until there is one. */
export function Toaster() {
  const Region = useSyncExternalStore(toastRegion.subscribe, toastRegion.current, () => null);
  return Region ? <Region /> : null;
}
