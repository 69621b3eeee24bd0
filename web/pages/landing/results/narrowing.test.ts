import { expect, test } from 'vitest';
import { narrowElsewhere } from './narrowing.ts';

const search = { f: 'Rosario', q: 'flete', a: '7' };

test.each([
  ['services, pictures and the newest first mean the same', 'category=3&picture=1&order=newest'],
  ['distance, country and region do not', 'within=100&country=AR&region=12&category=3', 'category=3'],
  ['nor does a route that is driven', 'drives=1&role=own_fleet', 'role=own_fleet'],
  ['nor does the order by distance', 'order=distance&whatsapp=1', 'whatsapp=1'],
  ['no filters', ''],
])('elsewhere: %s', (_, narrow, kept = narrow) => {
  expect(narrowElsewhere({ ...search, narrow })).toBe(kept);
});
