// Compares the results of searches in this checkout and another one, such as a `git worktree` of the previous version:
//   node tools/bench/sameResults.ts <folder of the other checkout> <URL of its database> [URL of ours]
// The searches are those of the benchmark, with their orders, filters, pages, counts, counts of filters, and as routes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { SearchInput } from '../../server/search/searchProviders.ts';
import { readQueries } from './queries.ts';

interface Version {
  search: (input: SearchInput) => Promise<unknown>;
  close: () => Promise<void>;
}

const [folder = '', theirUrl = '', ourUrl = theirUrl] = process.argv.slice(2);
const SHOWN = 10;

async function open(root: string, url: string): Promise<Version> {
  const load = (file: string) => import(pathToFileURL(path.resolve(root, file)).href);
  const { openDb } = (await load('server/platform/db.ts')) as typeof import('../../server/platform/db.ts');
  const { loadGazetteer } = (await load(
    'server/places/gazetteer.ts',
  )) as typeof import('../../server/places/gazetteer.ts');
  const { searchProviders } = (await load(
    'server/search/searchProviders.ts',
  )) as typeof import('../../server/search/searchProviders.ts');
  const { encodeCursor } = (await load('server/search/cursor.ts')) as typeof import('../../server/search/cursor.ts');
  const db = openDb(url);
  const reader = {
    pool: db.pool,
    gazetteer: await loadGazetteer(db.pool),
    language: 'es',
    reader: { country: null, spoken: null },
  } as const;
  const search = async (input: SearchInput) => {
    try {
      const results = await searchProviders(reader, input);
      const { count, facets, highlight, words, rows, ...others } = results;
      const shown = rows.map((row) => ({ ...row, cursor: encodeCursor(row, results.place) }));
      return { ...others, rows: shown, count: await count(), facets: input.first === 1 ? await facets() : null };
    } catch (error) {
      return { error: (error as Error).message };
    }
  };
  return { search, close: db.close };
}

/** Variants of a search with other orders, filters and pages; some depend on its number. */
function* inputs({ place, keywords }: { place: string | null; keywords: string | null }, nth: number) {
  const asked: SearchInput = { place, keywords };
  const all: SearchInput[] = [
    asked,
    { ...asked, first: 1 },
    { ...asked, offset: 20 * (1 + (nth % 4)) },
    { ...asked, sorting: nth % 2 ? 'newest' : 'nearest', first: 50 },
    {
      ...asked,
      filters: { hasWhatsApp: true, ...(nth % 2 && { services: [1 + (nth % 100)] }) },
      first: nth % 3 ? 1 : 20,
    },
    { ...asked, filters: { withinKm: 100, categories: [1 + (nth % 8)] } },
    place
      ? { ...asked, to: ['Santiago', 'São Paulo', 'Rosario', 'Miami'][nth % 4]! }
      : { ...asked, literalKeywords: true },
    ...(place ? [{ ...asked, to: 'Buenos Aires', first: 1, filters: { drivesRoute: nth % 2 === 0 } }] : []),
  ];
  yield* all;
}

const theirs = await open(folder, theirUrl);
const ours = await open('.', ourUrl);
const tally = { searches: 0, pages: 0, different: 0 };

async function compare(input: SearchInput): Promise<unknown> {
  tally.searches++;
  const [before, now] = [await theirs.search(input), await ours.search(input)];
  if (!isDeepStrictEqual(before, now)) {
    tally.different++;
    if (tally.different <= SHOWN) console.log(JSON.stringify(input), firstDifference(before, now));
  }
  return before;
}

function firstDifference(before: unknown, now: unknown, at = ''): string {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isObject(before) || !isObject(now)) return `${at}: ${JSON.stringify(before)} → ${JSON.stringify(now)}`;
  const key = [...new Set([...Object.keys(before), ...Object.keys(now)])].find(
    (name) => !isDeepStrictEqual(before[name], now[name]),
  )!;
  return firstDifference(before[key], now[key], `${at}.${key}`);
}

for (const [nth, query] of (await readQueries(theirUrl)).entries())
  for (const input of inputs(query, nth)) {
    const { rows = [] } = (await compare(input)) as { rows?: { cursor: string }[] };
    const after = rows.at(-1)?.cursor;
    if (after && nth % 2 === 0 && !input.offset) {
      tally.pages++;
      await compare({ ...input, after });
    }
  }
console.log(tally);
await Promise.all([theirs.close(), ours.close()]);
