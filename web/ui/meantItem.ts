import { fold } from '#shared/fold.ts';

interface Labelled {
  label: string;
}

/** The item that a text identifies: the item with this name, or the only item. */
export function meantItem<Item extends Labelled>(items: readonly Item[], text: string): Item | undefined {
  const folded = fold(text);
  const same = items.filter(({ label }) => fold(label) === folded);
  if (same.length === 1) return same[0];
  return items.length === 1 ? items[0] : undefined;
}
