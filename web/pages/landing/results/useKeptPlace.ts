import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Kept {
  list: RefObject<HTMLElement | null>;
  map: RefObject<HTMLElement | null>;
  isMapOpen: boolean;
}

/**
 * Keeps the card in view when the map opens or closes next to it: cards are higher in a narrower list, and on a phone
 * the map replaces the list for a while. An opened map is scrolled into view. Returns a function to call before the
 * change.
 */
export function useKeptPlace({ list, map, isMapOpen }: Kept): () => void {
  const kept = useRef<{ card: Element; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured changes with the map.
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { card, top } = kept.current;
    if (card.getClientRects().length > 0)
      scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    map.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isMapOpen, list]);

  return () => {
    const card = [...(list.current?.children ?? [])].find((child) => child.getBoundingClientRect().bottom > 0);
    // behind the map no card has a position: the previous one is used
    if (card) kept.current = { card, top: card.getBoundingClientRect().top };
  };
}
