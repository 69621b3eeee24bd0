import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useDemo } from '../testApp.ts';
import { isLong, sample } from '../tier.ts';
import { type Found, type Judged, judge } from './judge.ts';
import { misspell, withoutAccents } from './misspell.ts';
import { PHRASES } from './phrases.ts';
import { type Results, rate, search } from './search.ts';
import { ACCENTED, WORDS } from './words.ts';

const test = useDemo();
const EVERY_NTH_NAME = isLong ? 5 : 20;

interface Offers {
  providerServices: { service: { name: string }; place: { displayName: string } }[];
}

async function idsOf(keywords: string): Promise<number[]> {
  return (await search(test, { keywords })).edges.map(({ node }) => node.databaseId);
}

async function allIdsOf(keywords: string): Promise<Set<number>> {
  const ids = new Set<number>();
  let page: Results | undefined;
  do {
    page = await search(test, { keywords, first: 100, ...(page && { after: page.pageInfo.endCursor }) });
    for (const { node } of page.edges) ids.add(node.databaseId);
  } while (page.pageInfo.hasNextPage);
  return ids;
}

describe('the search, judged by people', () => {
  it('returns correct results for at least 95 % of the judged queries, in three languages', async () => {
    const judged = ['es', 'pt', 'en'].flatMap((language) => {
      const file = new URL(`judged/${language}.json`, import.meta.url);
      return JSON.parse(readFileSync(file, 'utf8')) as Judged[];
    });
    const reasons: string[] = [];
    const { share } = await rate(judged, async (item) => {
      const { q, f } = item;
      const node = 'providerServices { service { name } place { displayName } }';
      const { edges } = await search<Offers>(test, { keywords: q, place: f }, { node });
      const found: Found[] = edges.map(({ distanceKm, node }) => ({
        businessName: node.businessName,
        distanceKm,
        services: node.providerServices.map(({ service }) => service.name),
        places: node.providerServices.map(({ place }) => place.displayName),
      }));
      const reason = judge(item, found);
      if (reason) reasons.push([`"${q ?? ''}"`, f && `near ${f}`, reason].filter(Boolean).join(' '));
      return reason === null;
    });
    expect(judged.length).toBeGreaterThanOrEqual(150);
    expect(share, reasons.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('corrects a single typo: the intended word comes first, and in at least half of the page', async () => {
    const typos = new Map<string, Set<number>>();
    for (const word of sample(WORDS, 5)) {
      const intended = await allIdsOf(word);
      expect(intended.size, word).toBeGreaterThan(0);
      for (const typo of misspell(word)) typos.set(typo, intended);
    }
    const { share, failed } = await rate([...typos], async ([typo, intended]) => {
      const ids = await idsOf(typo);
      return intended.has(ids[0]!) && ids.filter((id) => intended.has(id)).length >= ids.length / 2;
    });
    expect(WORDS.length).toBeGreaterThanOrEqual(60);
    expect(share, failed.map(([typo]) => typo).join(' ')).toBeGreaterThanOrEqual(0.92);
  }, 120_000);

  it('finds the same without accents', async () => {
    const { share, failed } = await rate(ACCENTED, async (word) => {
      const ids = await idsOf(word);
      return ids.length > 0 && ids.join() === (await idsOf(withoutAccents(word).toUpperCase())).join();
    });
    expect(ACCENTED.length).toBeGreaterThanOrEqual(60);
    expect(share, failed.join(' ')).toBeGreaterThanOrEqual(0.99);
  });

  it('ranks a provider first when its complete name is typed', async () => {
    const { rows } = await test.db.pool.query<{ name: string }>(
      `select business_name as name from providers where status = 'approved' and id % $1 = 0 order by id`,
      [EVERY_NTH_NAME],
    );
    const names = rows.map((row) => row.name);
    const { share, failed } = await rate(
      names,
      async (name) => (await search(test, { keywords: name, first: 1 })).edges[0]?.node.businessName === name,
    );
    expect(names.length).toBeGreaterThanOrEqual(80);
    expect(share, failed.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('has a result for every phrase', async () => {
    const { failed } = await rate(PHRASES, async (phrase) => (await idsOf(phrase)).length > 0);
    expect(PHRASES.length).toBeGreaterThanOrEqual(40);
    expect(failed).toEqual([]);
  });
});
