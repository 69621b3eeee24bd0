import { fold } from '#shared/fold.ts';

/**
 * A name for comparison: without accents and punctuation, and with its legal form in one spelling (S.A., S. A., SA).
 * Another legal form is another business: X S.A. and X S.R.L. have different tax numbers.
 */
export const nameKey = (name: string): string => fold(name).replace(/\b(\w) (?=\w\b)/g, '$1');

/** Items of one key stand together, where the first of them is. */
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
