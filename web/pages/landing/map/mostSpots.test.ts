import { expect, test } from 'vitest';
import { mostSpots } from './mostSpots.ts';
import type { Spot } from './spots.ts';

function spot(id: string, at: Spot['at'], hits = 1): Spot {
  return { id, place: id, at, providers: Array.from({ length: hits }, (_, nth) => ({ id: `${id}${nth}`, name: id })) };
}

const near = [
  spot('Rosario', [-32.9, -60.6], 5),
  spot('Funes', [-32.9, -60.8], 2),
  spot('San Lorenzo', [-32.7, -60.7]),
];
const ids = (spots: Spot[]) => spots.map(({ id }) => id).sort();

test('results close together are all shown', () => {
  expect(ids(mostSpots(near, null))).toEqual(ids(near));
});

test('a few distant ones are omitted, with and without a requested place', () => {
  const spots = [spot('Ushuaia', [-54.8, -68.3]), ...near, spot('Houston', [29.8, -95.4])];
  expect(ids(mostSpots(spots, null))).toEqual(ids(near));
  expect(ids(mostSpots(spots, [-32.9, -60.6]))).toEqual(ids(near));
});

test('around a city, distant results are omitted however many they are', () => {
  const spots = [...near, spot('Houston', [29.8, -95.4], 40)];
  expect(ids(mostSpots(spots, [-32.9, -60.6]))).toEqual(ids(near));
  expect(ids(mostSpots(spots.slice(3), [-32.9, -60.6]))).toEqual(['Houston']);
});

test('results all over the continent are shown except for the outermost', () => {
  const spots = [-50, -40, -30, -20, -10, 0, 10, 20, 30, 40].map((at) => spot(`at ${at}`, [at, -60]));
  const seen = mostSpots(spots, null);
  expect(seen.length).toBeGreaterThanOrEqual(8);
});

test('no results have no bounds', () => {
  expect(mostSpots([], null)).toEqual([]);
});
