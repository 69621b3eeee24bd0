import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * False on the server and during hydration, whose output must be equal; afterwards true, in a deferred render, so that
 * the page stays responsive. With `matters` false it is always true, and causes no second render.
 */
export function useHydrated(matters = true): boolean {
  return useDeferredValue(useSyncExternalStore(never, yes, matters ? no : yes));
}
