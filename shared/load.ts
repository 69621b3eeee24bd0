/** The maximum number of stored loads per user, and of businesses per load. */
export const MOST_LOADS = 30;
export const MOST_ASKED_OF_LOAD = 12;

/** The maximum length of each text of a load. */
export const LOAD_TEXTS = { from: 100, to: 100, cargo: 200, weight: 100, date: 100, note: 500 } as const;
export type LoadText = keyof typeof LOAD_TEXTS;
export const MAX_PRICE = 40;

/**
 * The amount in a typed price, and its other characters; null without an amount. Three digits after the only separator
 * are thousands.
 */
export function readPrice(price: string): { amount: number; unit: string } | null {
  const number = /\d[\d.,' ]*/.exec(price)?.[0].trim();
  if (!number) return null;
  const [, whole, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number)!;
  const amount = Number(`${whole!.replace(/\D/g, '')}.${cents ?? 0}`);
  return { amount, unit: price.replace(number, '').replace(/\s/g, '').toLowerCase() };
}
