import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Kept {
  list: RefObject<HTMLElement | null>;
  map: RefObject<HTMLElement | null>;
  isMapOpen: boolean;
}

/**
 * Keeps the first visible card in place when the map opens or closes: cards are higher in a narrower list, and on a
 * phone the map temporarily replaces the list. An opened map is scrolled into view. Returns a function to call before
 * the change.
 */
export function useKeptPlace({ list, map, isMapOpen }: Kept): () => void {
  const kept = useRef<{ card: Element; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the map has changed the layout.
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { card, top } = kept.current;
    if (card.getClientRects().length > 0)
      scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    map.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isMapOpen, list]);

  return () => {
    const card = [...(list.current?.children ?? [])].find((child) => child.getBoundingClientRect().bottom > 0);
    // while the map replaces the list, cards have no position, and the previous one is used
    if (card) kept.current = { card, top: card.getBoundingClientRect().top };
  };
}
