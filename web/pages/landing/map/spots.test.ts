import { expect, test } from 'vitest';
import { toSpots } from './spots.ts';

const rosario = place('Rosario', -32.95, -60.64);
const mendoza = place('Mendoza', -32.89, -68.83);

function place(name: string, latitude: number, longitude: number) {
  return { id: name, displayName: name, regionName: null, countryCode: 'AR', latitude, longitude };
}

function provider(id: string, ...places: (typeof rosario)[]) {
  return { node: { id, businessName: id, places } };
}

const asked = { kind: 'CITY', name: 'Mendoza', countryCode: 'AR', latitude: -32.89, longitude: -68.83 };

test('providers at one place are one spot, in the order of the results', () => {
  const spots = toSpots([provider('a', rosario), provider('b', mendoza), provider('c', rosario)], [], null);
  expect(spots.map(({ id, providers }) => [id, providers.map((item) => item.id).join('')])).toEqual([
    ['Rosario', 'ac'],
    ['Mendoza', 'b'],
  ]);
});

test('a provider is at its place nearest to the requested one', () => {
  expect(toSpots([provider('a', rosario, mendoza)], [asked], null)[0]!.id).toBe('Mendoza');
  expect(toSpots([provider('a', rosario, mendoza)], [], null)[0]!.id).toBe('Rosario');
});

test('a provider without a place is not on the map', () => {
  expect(toSpots([provider('a')], [], null)).toEqual([]);
});
