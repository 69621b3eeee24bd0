import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels.ts';

const outline = {
  countries: [['AR', 20_000, 40_000]] as [string, number, number][],
  cities: [
    ['Large', 30_000, 40_000],
    ['Beside', 30_040, 40_000],
    ['Far', 50_000, 40_000],
  ] as [string, number, number][],
};
const named = (zoom: number) =>
  placeLabels(
    outline,
    zoom,
    (code) => `country ${code}`,
    (text) => text.length * 7,
  ).map(({ text }) => text);

test('far away only countries are named', () => {
  expect(named(2)).toEqual(['country AR']);
});

test('of cities whose names would overlap the larger is named', () => {
  expect(named(6)).toEqual(['country AR', 'Large', 'Far']);
});

test('near enough there is room for each, and none for the name of the country', () => {
  expect(named(9)).toEqual(['Large', 'Beside', 'Far']);
});
