import { expect, test } from 'vitest';
import { type Asked, nearestFirst } from './nearestFirst.ts';

const rosario = {
  id: 'Rosario',
  name: 'Rosario',
  regionName: 'Santa Fe',
  countryCode: 'AR',
  latitude: -32.95,
  longitude: -60.64,
};
const santiago = {
  id: 'Santiago',
  name: 'Santiago',
  regionName: 'Santiago',
  countryCode: 'CL',
  latitude: -33.46,
  longitude: -70.65,
};
const mendoza = {
  id: 'Mendoza',
  name: 'Mendoza',
  regionName: 'Mendoza',
  countryCode: 'AR',
  latitude: -32.89,
  longitude: -68.83,
};
const places = [santiago, rosario, mendoza];

const names = (...asked: Asked[]) => nearestFirst(places, asked, null).map(({ name }) => name);

test('without a requested place the order stays', () => {
  expect(names()).toEqual(['Santiago', 'Rosario', 'Mendoza']);
});

test('around a city the nearest comes first', () => {
  expect(names({ kind: 'CITY', ...mendoza })).toEqual(['Mendoza', 'Santiago', 'Rosario']);
});

test('around two places the nearest to one of them comes first', () => {
  expect(names({ kind: 'CITY', ...mendoza, longitude: -67 }, { kind: 'CITY', ...rosario })).toEqual([
    'Rosario',
    'Mendoza',
    'Santiago',
  ]);
});

test('places within the area of the map come first', () => {
  const area = { south: -34, west: -61, north: -32, east: -60 };
  expect(nearestFirst(places, [], area).map(({ name }) => name)).toEqual(['Rosario', 'Santiago', 'Mendoza']);
});

test('places within a region or country come before those near its centre', () => {
  const region = { kind: 'REGION', name: 'Santa Fe', countryCode: 'AR', latitude: -33.2, longitude: -69.5 };
  expect(names(region)[0]).toBe('Rosario');
  const country = { kind: 'COUNTRY', name: 'Argentina', countryCode: 'AR', latitude: -33.4, longitude: -70.6 };
  expect(names(country)).toEqual(['Rosario', 'Mendoza', 'Santiago']);
});

test('the place with the requested service comes first, unless no place was requested', () => {
  const first = (...asked: Asked[]) => nearestFirst(places, asked, null, santiago.id)[0]!.name;
  expect(first({ kind: 'CITY', ...mendoza })).toBe('Santiago');
  expect(nearestFirst([rosario, santiago], [], null, santiago.id)[0]!.name).toBe('Rosario');
});
