import { expect, test } from 'vitest';
import { readListUrl, sortedBy, writeListUrl } from './listUrl.ts';

const fields = ['businessName', 'createdAt'] as const;
const read = (query: string) => readListUrl(new URLSearchParams(query), fields);
const plain = { page: 1, sort: null, search: '', filters: {} };

test('an address and its state are equivalent', () => {
  const state = { page: 3, sort: { id: 'createdAt', isDescending: false }, search: 'ñandú & co', filters: {} } as const;
  const url = writeListUrl('/bo/providers', state);
  expect(url).toBe('/bo/providers?q=%C3%B1and%C3%BA+%26+co&sort=createdAt:asc&page=3');
  expect(read(url.split('?')[1]!)).toEqual(state);
  expect(writeListUrl('/bo/providers', plain)).toBe('/bo/providers');
});

test('a filter is in the address by its name, unless it is empty', () => {
  const url = writeListUrl('/bo/logs', { ...plain, page: 2, filters: { severity: 'ERROR', from: '' } });
  expect(url).toBe('/bo/logs?severity=ERROR&page=2');
  const { filters } = readListUrl(new URLSearchParams('severity=ERROR&page=2&other=x'), [], ['severity', 'from']);
  expect(filters).toEqual({ severity: 'ERROR', from: '' });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999', 'sort=password:asc', 'sort=createdAt', 'sort='])(
  '%j counts as nothing',
  (query) => expect(read(query)).toEqual(plain),
);

test('sorting is first descending, then toggles, and begins at the first page', () => {
  const once = sortedBy<string, never>({ ...plain, page: 4 }, 'createdAt');
  expect(once).toEqual({ page: 1, sort: { id: 'createdAt', isDescending: true }, search: '', filters: {} });
  const twice = sortedBy(once, 'createdAt');
  expect(twice.sort).toEqual({ id: 'createdAt', isDescending: false });
  expect(sortedBy(twice, 'createdAt').sort?.isDescending).toBe(true);
  expect(sortedBy(twice, 'businessName').sort).toEqual({ id: 'businessName', isDescending: true });
});
