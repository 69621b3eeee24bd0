import { expect, it } from 'vitest';
import { stockReasonsIn, withStockReason } from './reasonText.ts';
import { stockReasons } from './stockReasons.ts';

const [name, , , image] = stockReasons.CHANGES_REQUESTED.map(({ texts }) => texts);
if (!name || !image) throw new Error('The stock reasons are others');

it('adds a stock reason as a paragraph to the typed text, and a second one after it', () => {
  const first = withStockReason('Call us on Monday.\n', name.en.text);
  expect(withStockReason(first, image.en.text)).toBe(`Call us on Monday.\n\n${name.en.text}\n\n${image.en.text}`);
});

it('begins an empty reason with the stock reason', () => {
  expect(withStockReason(' \n', name.es.text)).toBe(name.es.text);
});

it('does not add the same stock reason twice', () => {
  const once = withStockReason('Call us.', name.en.text);
  expect(withStockReason(once, name.en.text)).toBe(once);
});

it('shows the stock reasons in the language chosen later, and keeps the typed text', () => {
  const written = `Hello Ana.\n\n${name.es.text}\n\n${image.es.text} Thank you.`;
  expect(stockReasonsIn('pt', written, 'CHANGES_REQUESTED')).toBe(
    `Hello Ana.\n\n${name.pt.text}\n\n${image.pt.text} Thank you.`,
  );
});
