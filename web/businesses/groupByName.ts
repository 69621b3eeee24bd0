import { fold } from '#shared/fold.ts';

/**
 * A name for comparison: without accents and punctuation, and with its legal form in one spelling (S.A., S. A., SA). A
 * different legal form means a different business: X S.A. and X S.R.L. have different tax numbers.
 */
export const nameKey = (name: string): string => fold(name).replace(/\b(\w) (?=\w\b)/g, '$1');

/** Groups items with the same key at the position of the first of them. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
