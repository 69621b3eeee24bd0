import { type RefObject, useEffect, useRef, useState } from 'react';
import { sessionStore } from '#web/browserStore.ts';

interface KeptHeight {
  ref: RefObject<HTMLElement | null>;
  /** In pixels, until released. */
  height: number | undefined;
  release: () => void;
}

/**
 * Remembers how high an element was when the page was left. Loaded again, it is so high from the start: the router can
 * restore the scroll position before the content is here.
 */
export function useKeptHeight(id: string): KeptHeight {
  const key = `height ${id}`;
  const ref = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(() => Number(sessionStore.get(key)) || undefined);

  useEffect(() => {
    const keep = () => sessionStore.set(key, String(ref.current?.offsetHeight ?? ''));
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [key]);

  return { ref, height, release: () => setHeight(undefined) };
}
