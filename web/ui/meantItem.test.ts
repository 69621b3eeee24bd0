import { expect, test } from 'vitest';
import { meantItem } from './meantItem.ts';

const rosario = { label: 'Rosario, Santa Fe, Argentina' };
const cordoba = { label: 'Córdoba, Argentina' };

test('a text equal to the name of one item selects it, ignoring case and accents', () => {
  expect(meantItem([rosario, cordoba], ' cordoba,  ARGENTINA ')).toBe(cordoba);
});

test('a single matching item is selected', () => {
  expect(meantItem([rosario], 'rosar')).toBe(rosario);
});

test('several matches, or none, select nothing', () => {
  expect(meantItem([rosario, cordoba], 'argentina')).toBeUndefined();
  expect(meantItem([cordoba, { ...cordoba }], 'Córdoba, Argentina')).toBeUndefined();
  expect(meantItem([], 'rosario')).toBeUndefined();
});
