import { expect, test } from 'vitest';
import { hasMap, inLanguage, isSearch, paths, readSearch } from './paths.ts';

test('a search survives the way into the address bar and back', () => {
  const search = { f: 'Bahía Blanca', q: 'frío & más', a: 'QWRkcmVzczox' };
  const url = new URL(paths.search(search), 'http://x');
  expect(url.pathname).toBe('/');
  expect(readSearch(url.searchParams)).toEqual(search);
});

test('empty parts are left out, and an id never goes without its address', () => {
  expect(paths.search({ f: '', q: 'mudanzas', a: 'x' })).toBe('/?q=mudanzas');
  expect(paths.search({ f: '', q: '', a: '' })).toBe('/');
  expect(readSearch(new URLSearchParams('q=+a+&a=x'))).toEqual({ f: '', q: 'a', a: '' });
});

test('whether the map is open is in the address of a search, and of nothing else', () => {
  const open = paths.search({ f: '', q: 'mudanzas', a: '', map: true });
  expect(open).toBe('/?q=mudanzas&map=1');
  expect(hasMap(new URL(open, 'http://x').searchParams)).toBe(true);
  expect(hasMap(new URLSearchParams('q=mudanzas'))).toBe(false);
  expect(paths.search({ f: '', q: '', a: '', map: true })).toBe('/');
});

test('one of address and keywords makes a search', () => {
  expect(isSearch({ f: '', q: '', a: '' })).toBe(false);
  expect(isSearch({ f: 'x', q: '', a: '' })).toBe(true);
  expect(isSearch({ f: '', q: 'x', a: '' })).toBe(true);
});

test('switching the language rewrites the path of a legal page only', () => {
  expect(inLanguage('/legals/en/privacypolicy', 'es')).toBe('/legals/es/privacypolicy');
  expect(inLanguage('/legals/privacypolicy', 'es')).toBe('/legals/privacypolicy');
  expect(inLanguage('/help', 'pt')).toBe('/help');
});
