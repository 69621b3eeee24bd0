import { useSyncExternalStore } from 'react';
import { toastRegion } from './toasts.ts';

/** The region of toasts; nothing until there is one. */
export function Toaster() {
  const Region = useSyncExternalStore(toastRegion.subscribe, toastRegion.current, () => null);
  return Region ? <Region /> : null;
}
