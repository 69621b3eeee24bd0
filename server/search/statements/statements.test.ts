import { expect, it } from 'vitest';
import { type Asked, blockStatement } from './block.ts';
import { countStatement, distancesStatement } from './counts.ts';
import { facetsStatement } from './facets.ts';
import { bothEndsStatement, lanesStatement } from './lanes.ts';
import { PLAIN } from './sites.ts';

const words = { ...PLAIN, words: 1 };
const block = (asked: Asked) => blockStatement(asked);

// Review these files when statements change. Write them again with `npx vitest run <this file> --update`.
it.each([
  ['near', block({ kind: 'near', shape: { ...words, isNamed: true }, tier: 3 })],
  [
    'near-all',
    block({ kind: 'near', shape: { ...words, words: 2, hasNeeds: true, narrowed: 2, hasSecond: true }, tier: null }),
  ],
  ['around', block({ kind: 'around', shape: PLAIN, tier: 2, isAlone: true })],
  ['anywhere', block({ kind: 'anywhere', shape: { ...words, isNamed: true, hasNeeds: true }, tier: 1 })],
  ['within', block({ kind: 'within', shape: words, tier: null })],
  ['nearest', block({ kind: 'nearest', shape: words, tier: null })],
  ['newest', block({ kind: 'newestAnywhere', shape: words, tier: null, isRecent: true })],
  ['count', countStatement([{ kind: 'near', shape: { ...words, isNamed: true }, nth: 1 }])],
  ['count-of-samples', countStatement([256, 16].map((nth) => ({ kind: 'within', shape: words, nth })))],
  ['distances', distancesStatement({ kind: 'near', shape: words, nth: 4 }, [25, 100])],
  ['facets', facetsStatement({ kind: 'near', shape: words, nth: 8, isKnown: false, radius: 150 })],
  ['facets-of-known', facetsStatement({ kind: 'anywhere', shape: words, nth: 1, isKnown: true, radius: null })],
  ['lanes', lanesStatement({ start: 'city', goal: 'region', words: 1, isReturn: false })],
  ['lanes-back', lanesStatement({ start: 'city', goal: 'city', words: 0, isReturn: true })],
  ['both-ends', bothEndsStatement({ words: 1, tier: 2 })],
])('the statement of %s is the reviewed one', async (name, sql) => {
  await expect(`${sql}\n`).toMatchFileSnapshot(`golden/${name}.sql`);
});
