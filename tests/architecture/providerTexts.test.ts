import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TARGETS } from '#server/imports/reading/targets.ts';
import { PROVIDER_TEXT_NAMES, PUBLIC_TEXT_NAMES, SUBMISSION_TEXT_NAMES } from '#shared/providerForm.ts';

const files = globSync('{prisma,web}/**/*.{ts,tsx,prisma}', { exclude: ['**/__generated__/**'] });

/** The files that ARCHITECTURE.md lists for a text of a provider, by its points. */
const [edited, read, asked] = readFileSync('ARCHITECTURE.md', 'utf8')
  .split('- **A text of a provider**')[1]!
  .split('\n- ')[0]!
  .split('\n  - ')
  .slice(1)
  .map((point) =>
    [...point.matchAll(/`(\w+\.(?:tsx?|prisma))`/g)].map(
      ([, name]) => files.find((file) => path.basename(file) === name)!,
    ),
  );

it.each([
  ['staff and owners edit', edited, 3, PROVIDER_TEXT_NAMES],
  ['everybody reads', read, 1, PUBLIC_TEXT_NAMES],
  ['the public form asks for', asked, 3, SUBMISSION_TEXT_NAMES],
])('each text that %s is in the files that ARCHITECTURE.md names', (_, places = [], count, names) => {
  expect(places).toHaveLength(count);
  const lacking = places.flatMap((place) => {
    const code = readFileSync(place, 'utf8');
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)).map((name) => `${place}: ${name}`);
  });
  expect(lacking).toEqual([]);
});

it('each column that an import can read has a name in the back office, with texts taken from their rows', () => {
  const code = readFileSync('web/pages/bo/providers/import/mapping/targets.ts', 'utf8');
  const others = TARGETS.filter((target) => !PROVIDER_TEXT_NAMES.some((name) => name === target));
  expect(others.filter((target) => !new RegExp(`\\b${target}:`).test(code))).toEqual([]);
  expect(code).toContain('pick(labels, PROVIDER_TEXT_NAMES)');
  expect(TARGETS).toEqual(expect.arrayContaining(PROVIDER_TEXT_NAMES));
});
