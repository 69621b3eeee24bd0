import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneOf } from '#shared/scenes.ts';

const drawn = new Set(
  [...readFileSync('web/ui/scenes.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id),
);

test('each service and category has a drawing', () => {
  const ids = Array.from({ length: 200 }, (_, id) => id);
  const named = [
    ...ids.map((serviceId) => sceneOf({ serviceId })),
    ...ids.map((subcategoryId) => sceneOf({ subcategoryId })),
    ...ids.map((categoryId) => sceneOf({ categoryId })),
  ];
  expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  expect([...drawn].filter((name) => !named.includes(name as never))).toEqual([]);
});

test('the most specific drawing is shown', () => {
  expect(sceneOf({ categoryId: 1, subcategoryId: 1, serviceId: 3 })).toBe('flatbed');
  expect(sceneOf({ categoryId: 1, subcategoryId: 3, serviceId: 11 })).toBe('van');
  expect(sceneOf({ categoryId: 8, subcategoryId: 99 })).toBe('warehouse');
});

test('businesses with the same service have several drawings of it', () => {
  const ofBusinesses = [0, 1, 2].map((id) => sceneOf({ categoryId: 1 }, id));
  expect(new Set(ofBusinesses).size).toBe(3);
  expect(ofBusinesses.filter((name) => !drawn.has(name))).toEqual([]);
});
