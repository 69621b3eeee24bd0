import { expect, test } from 'vitest';
import { meantItem } from './meantItem.ts';

const rosario = { label: 'Rosario, Santa Fe, Argentina' };
const cordoba = { label: 'Córdoba, Argentina' };

test('a text that is called like one item means it, whatever the case and the accents', () => {
  expect(meantItem([rosario, cordoba], ' cordoba,  ARGENTINA ')).toBe(cordoba);
});

test('the only item there is is meant', () => {
  expect(meantItem([rosario], 'rosar')).toBe(rosario);
});

test('several that fit, or none, mean nothing', () => {
  expect(meantItem([rosario, cordoba], 'argentina')).toBeUndefined();
  expect(meantItem([cordoba, { ...cordoba }], 'Córdoba, Argentina')).toBeUndefined();
  expect(meantItem([], 'rosario')).toBeUndefined();
});
