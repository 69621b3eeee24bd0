import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countries } from '#web/pages/bo/providers/import/mapping/countries.ts';

it('offers for an import the countries whose places we know', () => {
  const known = readFileSync('prisma/reference/places-countries.mjs', 'utf8').matchAll(/^ {2}([A-Z]{2}): \[/gm);
  expect(countries).toEqual([...known].map(([, code]) => code));
});
