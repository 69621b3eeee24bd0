import { type RefObject, useEffect, useRef } from 'react';

export interface Arrival {
  /** Whether the heading should be focused when it appears; returns true once per search. */
  takeFocus: () => boolean;
  /** Announces a change to screen readers, politely. */
  announce: (text: string) => void;
  /** Whether the page is not scrolled, as the requested content is already in view. */
  stays?: boolean;
}

/** Announces results: focuses the heading after a user-initiated search, otherwise uses the live region. */
export function useArrival(
  text: string,
  { takeFocus, announce, stays = false }: Arrival,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each arrival.
  useEffect(() => {
    const element = heading.current;
    if (!element || !takeFocus()) return announce(text);
    element.focus({ preventScroll: true });
    if (stays) return;
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      element.scrollIntoView({ block: 'start', behavior });
    }
  }, []);
  return heading;
}
