import { beforeAll, describe, it } from 'vitest';
import { useDemo } from '../testApp.ts';
import {
  type Answer,
  judgeAddress,
  judgeReading,
  type LabelledAddress,
  type LabelledSearch,
  type ReadPlace,
  readLabelled,
} from './readings/judge.ts';
import { callEach } from './search.ts';
import { type Directory, readDirectory } from './trade/directory.ts';
import { expectShares } from './trade/report.ts';

const test = useDemo();
let directory: Directory;
beforeAll(async () => {
  directory = await readDirectory(test.db.pool);
});

const UNSEEN = new Set(['south', 'freshKept', 'strangersKept', 'frenchKept']);
const PLACE = 'name kind countryCode latitude longitude';

async function ask({
  f,
  q,
  language,
  country,
}: Pick<LabelledSearch, 'f' | 'q' | 'language' | 'country'>): Promise<Answer> {
  const { body } = await test.graphql(
    `query ($where: SearchWhere, $q: String) {
      searchProviders(where: $where, keywords: $q, first: 10) {
        place { ${PLACE} } secondPlace { ${PLACE} } isBeyond matchesAllWords
        edges { distanceKm node { databaseId businessName } }
      }
    }`,
    { where: f ? { text: f } : null, q },
    { 'accept-language': `${language}-${country}` },
  );
  const found = body.data?.searchProviders;
  if (!found) return { places: [], isBeyond: false, matchesAllWords: false, found: [] };
  return {
    places: [found.place, found.secondPlace].flatMap((item) =>
      item ? { ...item, kind: item.kind.toLowerCase() } : [],
    ),
    isBeyond: found.isBeyond,
    matchesAllWords: found.matchesAllWords,
    found: found.edges.map(({ distanceKm, node }: { distanceKm: number | null; node: object }) => ({
      ...node,
      distanceKm,
    })),
  };
}

describe('searches of people who never saw the product', () => {
  it.each([
    ['mexico', { all: 0.92, language: 0.5 }],
    ['north', { all: 0.88, language: 0.5 }],
    ['andes', { all: 0.81, language: 0 }],
    ['plate', { all: 0.84, language: 0 }],
    ['mixed', { all: 0.92, language: 0 }],
    ['fresh', { all: 0.88, language: 0 }],
    ['strangers', { all: 0.84, language: 0 }],
    ['french', { all: 0.93, language: 0 }],
    ['shippers', { all: 0.86, language: 0 }],
    ['dispatchers', { all: 0.95, language: 0 }],
    ['brokers', { all: 0.83, language: 0 }],
    ['traders', { all: 0.9, language: 0 }],
    ['callers', { all: 0.87, language: 0 }],
    // unseen sets: only the shares are printed
    ['freshKept', { all: 0.78, language: 0 }],
    ['south', { all: 0.81, language: 0.5 }],
    ['strangersKept', { all: 0.83, language: 0 }],
    ['frenchKept', { all: 0.81, language: 0 }],
    ['frenchLast', { all: 0.9, language: 0 }],
    ['frenchNew', { all: 0.86, language: 0 }],
    ['frenchFifth', { all: 0.93, language: 0 }],
    ['frenchSixth', { all: 0.95, language: 0 }],
  ])('are good at first sight: %s', async (name, least) => {
    const judged = await callEach(readLabelled<LabelledSearch>(name), async (search) => ({
      text: `${search.country} ${search.f ?? ''} | ${search.q}`,
      kept: UNSEEN.has(name),
      language: search.language,
      kind: search.kind,
      reason: judgeReading(search, await ask(search), directory),
    }));
    expectShares(name, judged, { kind: 0, ...least });
  });

  it('name the place of their address', async () => {
    const judged = await callEach(readLabelled<LabelledAddress>('addresses'), async (address) => {
      const { places } = await ask({ ...address, q: '' });
      return {
        text: `${address.country} ${address.f}`,
        kept: false,
        language: address.language,
        kind: address.kind,
        reason: judgeAddress(address, (places[0] as ReadPlace | undefined) ?? null),
      };
    });
    expectShares('addresses', judged, { all: 0.97, language: 0.5 });
  });
});
