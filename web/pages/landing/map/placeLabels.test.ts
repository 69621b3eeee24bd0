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

test('only countries are named when zoomed out', () => {
  expect(named(2)).toEqual(['country AR']);
});

test('of cities whose names would overlap the larger is named', () => {
  expect(named(6)).toEqual(['country AR', 'Large', 'Far']);
});

test('when zoomed in there is room for each city, and none for the name of the country', () => {
  expect(named(9)).toEqual(['Large', 'Beside', 'Far']);
});

test("a city's name is left of its dot when a marker covers the right side, and omitted without room", () => {
  const markers = (...sides: number[]) =>
    placeLabels(outline, 9, String, (text) => text.length * 7, {
      covered: sides.map((side) => ({
        left: 100_000 + side,
        right: 100_000 + side + 20,
        top: 79_990,
        bottom: 80_000,
      })),
    }).find(({ text }) => text === 'Far');
  expect(markers()).toMatchObject({ isBefore: false });
  expect(markers(15)).toMatchObject({ isBefore: true });
  expect(markers(15, -35)).toBeUndefined();
});
