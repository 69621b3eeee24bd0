import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDemo } from '../testApp.ts';
import { sample } from '../tier.ts';
import { callEach, rate, type SearchQuery, search } from './search.ts';
import { type Directory, readDirectory } from './trade/directory.ts';
import {
  changesTrade,
  type Found,
  judgeName,
  judgeSearch,
  judgeTrade,
  type WholeSearch,
  type Word,
} from './trade/judge.ts';
import { CITIES, judgeDistances, nameIn, SERVICES } from './trade/matrix.ts';
import { expectNone, expectShares, print } from './trade/report.ts';

const test = useDemo();
/** Fields of the interpreted places of a search. */
const UNDERSTOOD = 'place { displayName } secondPlace { displayName }';
/** Words without a right result in the demo directory, or of whose use their judge was unsure: see the README. */
const DOUBTED = [
  ...['barcazas', 'barge', 'balsa', 'stevedore', 'cigüeña', 'changarines', 'talachera', 'gravel train'],
  ...['picker truck', 'clark', 'CAT scale'],
];

interface Understood {
  place: { displayName: string } | null;
  secondPlace: { displayName: string } | null;
}

interface Name {
  businessName: string;
  typed: Record<string, string>;
}

let directory: Directory;
beforeAll(async () => {
  directory = await readDirectory(test.db.pool);
});

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`trade/${name}.json`, import.meta.url), 'utf8'));
}

async function ask(query: SearchQuery) {
  const { edges, place, secondPlace } = await search<object, Understood>(test, query, { connection: UNDERSTOOD });
  return {
    found: edges.map(({ distanceKm, node }) => ({ ...node, distanceKm })),
    understood: [place, secondPlace].flatMap((item) => item?.displayName ?? []),
  };
}

describe('the search, judged by a person of the trade', () => {
  describe('by words alone, in four languages', () => {
    const words = read<Word>('words');
    let results: Found[][];
    beforeAll(async () => {
      results = await callEach(words, async ({ text }) => (await ask({ keywords: text })).found);
    });

    it('find their trade', () => {
      const judged = words.map((word, at) => {
        return { ...word, reason: judgeTrade(word.services, word.note, results[at]!, directory) };
      });
      expect(words.length).toBeGreaterThanOrEqual(400);
      expectShares('words', judged, { all: 0.96, language: 0.9 });
    });

    it('find no other trade by a guess', () => {
      const judged = words.map((word, at) => {
        const isChanged = changesTrade(word.services, results[at]!, directory) && !DOUBTED.includes(word.text);
        return { ...word, reason: isChanged ? 'finds another trade' : null };
      });
      expectNone('words that find another trade', judged);
    });
  });

  it('return the intended trade and place for whole searches', async () => {
    const searches = read<WholeSearch>('searches');
    const judged = await callEach(searches, async (item) => {
      const { place, keywords, language, kind, kept, isLater } = item;
      const { found, understood } = await ask({ place, keywords });
      const text = [keywords, place && `near ${place}`].filter(Boolean).join(' ');
      return { text, language, kind, kept, isLater, reason: judgeSearch(item, found, understood, directory) };
    });
    const [first, later] = [false, true].map((is) => judged.filter(({ isLater }) => Boolean(isLater) === is));
    expect([first!.length, later!.length]).toEqual([297, 80]);
    expectShares('searches', first!, { all: 0.91, language: 0.86, kind: 0.66 });
    expectShares('searches of another reader', later!, { all: 0.72, language: 0.42, kind: 0.48 });
  });

  it.each([
    ['withoutLegalForm', 0.99],
    ['lowerCase', 0.99],
    ['withoutAccents', 0.99],
    // a name with a typo may be a word of the trade: "Sales" for Salles, "Higos" for Hijos
    ['oneTypo', 0.96],
  ])('puts a business first when its name is typed %s', async (way, least) => {
    const names = read<Name>('names');
    const { share, failed } = await rate(names, async ({ businessName, typed }) => {
      const { found } = await ask({ keywords: typed[way]! });
      return judgeName(businessName, found) === null;
    });
    const report = [`${way}: ${share}`, ...failed.map(({ typed }) => typed[way])].join('\n');
    print(report);
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(share, report).toBeGreaterThanOrEqual(least);
  });

  it('show providers near a city that offer the service there, with their distance', async () => {
    const offers = [...directory.offers.values()].flat();
    const searches = CITIES.flatMap((city) => {
      const { countryCode } = directory.places.get(city)!;
      return SERVICES.map((service) => {
        const keywords = nameIn(countryCode, offers.find(({ nameEn }) => nameEn === service)!);
        return { city, keywords };
      });
    });
    const results = await callEach(sample(searches, 3), async ({ city, keywords }) => {
      const { found, understood } = await ask({ place: city, keywords, first: 50 });
      expect(understood).toEqual([city]);
      return judgeDistances(city, keywords, found, directory);
    });
    const judged = results.reduce((sum, result) => sum + result.judged, 0);
    const far = results.flatMap((result) => result.far);
    const wrong = results.flatMap((result) => result.wrong);
    const report = [
      `${judged} results near a city`,
      ...[`${far.length} offer the service only elsewhere`, ...far],
      ...[`${wrong.length} have another distance`, ...wrong],
    ].join('\n');
    print(report);
    expect(searches.length).toBe(1000);
    expect(judged).toBeGreaterThanOrEqual(100);
    expect([far.length, wrong.length], report).toEqual([0, 0]);
  }, 60_000);
});
