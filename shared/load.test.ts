import { expect, test } from 'vitest';
import { readPrice } from './load.ts';

test.each([
  ['USD 1.200', 1_200, 'usd'],
  ['1,200.50 USD', 1_200.5, 'usd'],
  ['R$ 850', 850, 'r$'],
  ['$ 1 250 000,5', 1_250_000.5, '$'],
])('%s is an amount and its unit', (price, amount, unit) => expect(readPrice(price)).toEqual({ amount, unit }));

test('a price without digits is not an amount', () => expect(readPrice('a convenir')).toBeNull());
