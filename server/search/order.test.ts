import { describe, expect, it } from 'vitest';
import { ids, SEARCHES, searcher } from '#tests/searching.ts';
import { useDemo } from '#tests/testApp.ts';

const { search, all } = searcher(useDemo());

describe('the order of results', () => {
  it.each(SEARCHES)('of %o changes only the order', async (asked) => {
    const { withinKm } = await search({ ...asked, first: 1, order: 'DISTANCE' });
    const best = await all(asked);
    const newest = await all({ ...asked, order: 'NEWEST' });
    const dates = newest.map(({ node }) => node.approvedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const nearest = await all({ ...asked, order: 'DISTANCE' });
    const kilometres = nearest.map(({ distanceKm }) => distanceKm!);
    if (asked.where?.text) expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    // a distant namesake is found by its name only, a carrier of the route by its lane, and only as a match
    const isNear = ({ distanceKm, laneMatch }: (typeof best)[number]) =>
      (withinKm === null || distanceKm! <= withinKm) && (laneMatch === null || laneMatch.kind === 'ONE_END');
    const near = new Set(ids(best.filter(isNear)));
    for (const sorted of [newest, nearest]) {
      const found = new Set(ids(sorted));
      expect(found.size).toBe(sorted.length);
      expect(near.difference(found)).toEqual(new Set());
      expect(found.difference(new Set(ids(best)))).toEqual(new Set());
    }
  });

  const SANTA_FE = 2060793225;
  const AROUND = { south: -35, west: -62, north: -31, east: -57 };
  const NARROWED = [
    {
      where: { text: 'Rosario' },
      keywords: 'transporte',
      filters: { within: 'KM_300', hasWhatsApp: true, categories: [1, 2], countries: ['AR'] },
    },
    { where: { text: 'Rosario' }, filters: { within: 'COUNTRY', services: [1, 2, 29, 30] } },
    { where: { text: 'Argentina' }, filters: { regions: [SANTA_FE], hasWhatsApp: true } },
    { where: { area: AROUND }, filters: { hasWhatsApp: true, categories: [2] } },
    // no provider has all of these words
    { keywords: 'mudanzas a la luna', filters: { countries: ['AR'] } },
  ];

  it.each(NARROWED.flatMap((asked) => ['BEST_MATCH', 'DISTANCE', 'NEWEST'].map((order) => ({ ...asked, order }))))(
    'holds along the cursor of %o',
    async (asked) => {
      const { totalCount, countIsExact } = await search({ ...asked, first: 1 });
      const found = ids(await all(asked, 7));
      expect(countIsExact).toBe(true);
      expect(totalCount).toBeGreaterThan(7);
      expect(new Set(found).size).toBe(totalCount);
      expect(found).toHaveLength(totalCount);
      const { edges } = await search({ ...asked, first: 50 });
      expect(ids(edges)).toEqual(found.slice(0, 50));
    },
  );
});
