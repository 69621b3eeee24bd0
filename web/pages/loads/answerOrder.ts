import { readPrice } from '#shared/load.ts';
import type { AskAnswer } from '#web/loads/loads.ts';

interface Answered {
  readonly answer: AskAnswer | null;
  readonly price: string;
}

const ORDER: (AskAnswer | null)[] = ['PRICE', 'ANSWERED', null, 'NO'];

/**
 * Sorts contacts: first prices, from the lowest if all have the same currency; then answers, pending requests, and
 * refusals.
 */
export function inAnswerOrder<Item extends Answered>(asked: readonly Item[]): Item[] {
  const isComparable = arePricesComparable(asked);
  const amount = ({ answer, price }: Item) => (isComparable && answer === 'PRICE' ? readPrice(price)!.amount : 0);
  return [...asked].sort(
    (one, other) => ORDER.indexOf(one.answer) - ORDER.indexOf(other.answer) || amount(one) - amount(other),
  );
}

/** The lowest price; null if there is none, or if currencies differ. */
export function bestPrice(asked: readonly Answered[]): string | null {
  const [first] = inAnswerOrder(asked);
  return first?.answer === 'PRICE' && arePricesComparable(asked) ? first.price : null;
}

function arePricesComparable(asked: readonly Answered[]): boolean {
  const prices = asked.filter(({ answer }) => answer === 'PRICE').map(({ price }) => readPrice(price));
  return prices.every((price) => price && price.unit === prices[0]!.unit);
}
