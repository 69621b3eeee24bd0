import { useSyncExternalStore } from 'react';

/** Whether the window matches the media query; `drawn` is the server's assumption. */
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

let isPrinting = false;

/** Whether the page is being printed: paper needs the content that otherwise appears after a press. */
export const useIsPrinted = () =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia('print');
      const update = ({ type }: Event) => {
        // The browser lays out the printed pages before it reports the change of the media.
        isPrinting = type === 'beforeprint' || media.matches;
        onChange();
      };
      window.addEventListener('beforeprint', update);
      window.addEventListener('afterprint', update);
      media.addEventListener('change', update);
      return () => {
        window.removeEventListener('beforeprint', update);
        window.removeEventListener('afterprint', update);
        media.removeEventListener('change', update);
      };
    },
    () => isPrinting || matchMedia('print').matches,
    () => false,
  );
