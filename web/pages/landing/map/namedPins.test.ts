import { expect, test } from 'vitest';
import { namedPins } from './namedPins.ts';

const pin = (id: string, x: number, name: number | null) => ({
  id,
  x,
  y: 100,
  width: 20,
  named: name === null ? null : { width: name },
});

const namesOf = (...pins: Parameters<typeof namedPins>[0]) => [...namedPins(pins).named];

test('of pins whose names would overlap the first is named', () => {
  expect(namesOf(pin('first', 0, 120), pin('beside', 70, 120), pin('far', 300, 120))).toEqual(['first', 'far']);
});

test('a name never covers another pin, named or not', () => {
  expect(namesOf(pin('one', 0, 120), pin('many', 40, null))).toEqual([]);
});
