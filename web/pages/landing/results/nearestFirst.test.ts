import { expect, test } from 'vitest';
import { type Asked, nearestFirst } from './nearestFirst.ts';

const rosario = { name: 'Rosario', region: 'Santa Fe', countryCode: 'AR', latitude: -32.95, longitude: -60.64 };
const santiago = { name: 'Santiago', region: 'Santiago', countryCode: 'CL', latitude: -33.46, longitude: -70.65 };
const mendoza = { name: 'Mendoza', region: 'Mendoza', countryCode: 'AR', latitude: -32.89, longitude: -68.83 };
const places = [santiago, rosario, mendoza];

const names = (asked: Asked | null) => nearestFirst(places, asked, null).map(({ name }) => name);

test('without an asked place the order stays', () => {
  expect(names(null)).toEqual(['Santiago', 'Rosario', 'Mendoza']);
});

test('around a city the nearest comes first', () => {
  expect(names({ kind: 'CITY', ...mendoza })).toEqual(['Mendoza', 'Santiago', 'Rosario']);
});

test('within the area of the map comes first', () => {
  const area = { south: -34, west: -61, north: -32, east: -60 };
  expect(nearestFirst(places, null, area).map(({ name }) => name)).toEqual(['Rosario', 'Santiago', 'Mendoza']);
});

test('within a region or country comes before near its middle', () => {
  const region = { kind: 'REGION', name: 'Santa Fe', countryCode: 'AR', latitude: -33.2, longitude: -69.5 };
  expect(names(region)[0]).toBe('Rosario');
  const country = { kind: 'COUNTRY', name: 'Argentina', countryCode: 'AR', latitude: -33.4, longitude: -70.6 };
  expect(names(country)).toEqual(['Rosario', 'Mendoza', 'Santiago']);
});
