import { expect, test } from 'vitest';
import { clusterSpots } from './clusters.ts';

const spots = [
  { name: 'a', x: 0, y: 0 },
  { name: 'b', x: 30, y: 0 },
  { name: 'c', x: 60, y: 0 },
  { name: 'd', x: 500, y: 0 },
];
const names = (zoom: number) =>
  clusterSpots(spots, ({ x, y }) => ({ x: x * zoom, y: y * zoom }), 40).map((cluster) =>
    cluster.spots.map(({ name }) => name).join(''),
  );

test('spots within reach of a cluster are joined with it', () => {
  expect(names(1)).toEqual(['ab', 'c', 'd']);
});

test('they are separate when zoomed in, and one when zoomed out', () => {
  expect(names(2)).toEqual(['a', 'b', 'c', 'd']);
  expect(names(0.05)).toEqual(['abcd']);
});

test('a cluster is at the position of its first spot', () => {
  expect(clusterSpots(spots, (spot) => spot, 40)[0]!.anchor.name).toBe('a');
});
