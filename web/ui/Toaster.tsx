import { useSyncExternalStore } from 'react';
import { toastRegion } from './toasts.ts';

/** The region of toasts, which is loaded with the first toast. */
export function Toaster() {
  const Region = useSyncExternalStore(toastRegion.subscribe, toastRegion.current, () => null);
  return Region ? <Region /> : null;
}
