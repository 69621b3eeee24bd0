import { expect, test } from 'vitest';
import { beginningOf, listVariables } from './logFields.ts';

test('a day begins and ends in the time zone of the user', () => {
  expect(beginningOf('2026-11-21')).toBe(new Date(2026, 10, 21).toISOString());
  expect(beginningOf('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
  for (const none of ['', '2026-13-01', '2026-02-30', '21/11/2026', 'x']) expect(beginningOf(none)).toBeNull();
});

test('the filters of an address are requested, except for invalid ones', () => {
  const read = (query: string) => listVariables(new URLSearchParams(query));
  const nothing = {
    orderBy: null,
    search: null,
    severity: null,
    userId: null,
    from: null,
    until: null,
    first: 100,
    offset: 0,
  };
  expect(read('')).toEqual(nothing);
  expect(read('sort=message:asc&severity=fatal&user=x&from=yesterday&until=2026-99-99&log=1')).toEqual(nothing);
  expect(read('sort=user:asc&severity=ERROR&user=12&q=mail&page=3&until=2026-11-21')).toEqual({
    ...nothing,
    orderBy: { field: 'USER', direction: 'ASC' },
    search: 'mail',
    severity: 'ERROR',
    userId: '12',
    until: new Date(2026, 10, 22).toISOString(),
    offset: 200,
  });
});
