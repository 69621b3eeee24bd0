import { expect, test } from 'vitest';
import { hasMap, inLanguage, isSearch, paths, readSearch } from './paths.ts';

test('a search is unchanged after a round trip through the address bar', () => {
  const search = { f: 'Bahía Blanca', q: 'frío & más', a: 'QWRkcmVzczox' };
  const url = new URL(paths.search(search), 'http://x');
  expect(url.pathname).toBe('/');
  expect(readSearch(url.searchParams)).toEqual(search);
});

test('empty parts are omitted, and an id is never used without its address', () => {
  expect(paths.search({ f: '', q: 'mudanzas', a: 'x' })).toBe('/?q=mudanzas');
  expect(paths.search({ f: '', q: '', a: '' })).toBe('/');
  expect(readSearch(new URLSearchParams('q=+a+&a=x'))).toEqual({ f: '', q: 'a', a: '' });
});

test('an area of the map is a search, stays readable in the address, and excludes a place', () => {
  const search = { f: '', q: 'frío', a: '', area: '-39.2,-63,-38,-61.5' };
  expect(paths.search({ ...search, map: true })).toBe('/?q=fr%C3%ADo&area=-39.2,-63,-38,-61.5&map=1');
  expect(paths.search({ ...search, q: '' })).toBe('/?area=-39.2,-63,-38,-61.5');
  expect(readSearch(new URL(paths.search(search), 'http://x').searchParams)).toEqual(search);
  expect(isSearch({ ...search, q: '' })).toBe(true);
  expect(paths.search({ ...search, f: 'Lima' })).toBe('/?f=Lima&q=fr%C3%ADo');
  expect(readSearch(new URLSearchParams('f=Lima&area=1,2,3,4'))).toEqual({ f: 'Lima', q: '', a: '' });
});

test.each(['x', '1,2,3', '1,2,3,4,5', '1,2,3,NaN', '1e9,2,3,4', '1,2,3,4"><script>', '3,2,1,4', '-90,-180,90,180'])(
  'an area of the map that is none is left out: %s',
  (area) => expect(readSearch(new URLSearchParams({ q: 'a', area }))).toEqual({ f: '', q: 'a', a: '' }),
);

test('whether the map is open is in the address of a search, and nowhere else', () => {
  const open = paths.search({ f: '', q: 'mudanzas', a: '', map: true });
  expect(open).toBe('/?q=mudanzas&map=1');
  expect(hasMap(new URL(open, 'http://x').searchParams)).toBe(true);
  const closed = paths.search({ f: '', q: 'mudanzas', a: '', map: false });
  expect(hasMap(new URL(closed, 'http://x').searchParams)).toBe(false);
  expect(hasMap(new URLSearchParams('q=mudanzas'))).toBeUndefined();
  expect(paths.search({ f: '', q: '', a: '', map: true })).toBe('/');
});

test('a literal search is marked in the address, unless another place is searched', () => {
  const search = { f: '', q: 'mudanzas a Chile', a: '', literal: true };
  expect(paths.search(search)).toBe('/?q=mudanzas+a+Chile&literal=1');
  expect(readSearch(new URL(paths.search(search), 'http://x').searchParams)).toEqual(search);
  expect(paths.search({ ...search, map: true })).toBe('/?q=mudanzas+a+Chile&literal=1&map=1');
  expect(paths.search({ ...search, f: 'Lima' })).toBe('/?f=Lima&q=mudanzas+a+Chile');
  expect(paths.search({ ...search, area: '-39.2,-63,-38,-61.5' })).toBe(
    '/?q=mudanzas+a+Chile&area=-39.2,-63,-38,-61.5',
  );
});

test('the filters of a search stay in the address, and invalid values are omitted', () => {
  const search = { f: 'Lima', q: '', a: '', narrow: 'category=3,14&within=100&order=newest' };
  expect(paths.search(search)).toBe('/?f=Lima&category=3,14&within=100&order=newest');
  expect(readSearch(new URL(paths.search(search), 'http://x').searchParams)).toEqual(search);
  expect(readSearch(new URLSearchParams('f=Lima&service=<b>&unknown=1'))).toEqual({ f: 'Lima', q: '', a: '' });
});

test('an address or keywords are sufficient for a search', () => {
  expect(isSearch({ f: '', q: '', a: '' })).toBe(false);
  expect(isSearch({ f: 'x', q: '', a: '' })).toBe(true);
  expect(isSearch({ f: '', q: 'x', a: '' })).toBe(true);
});

test('switching the language rewrites the path of a legal page only', () => {
  expect(inLanguage('/legals/en/privacypolicy', 'es')).toBe('/legals/es/privacypolicy');
  expect(inLanguage('/legals/privacypolicy', 'es')).toBe('/legals/privacypolicy');
  expect(inLanguage('/help', 'pt')).toBe('/help');
});
