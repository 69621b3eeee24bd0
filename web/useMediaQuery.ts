import { useSyncExternalStore } from 'react';

/** Whether the window is as the media query says; `drawn` is what the server assumes. */
export function useMediaQuery(query: string, drawn: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => drawn,
  );
}

/** Whether the page is being printed: paper needs what a press would show. */
export const useIsPrinted = () => useMediaQuery('print', false);
