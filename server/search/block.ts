import type { Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { cellsWithin } from './cells.ts';
import { type Directory, readDirectory, tierWith } from './directory.ts';
import { type Expected, expectedOf } from './expected.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import type { Card, Sorting, Where } from './page.ts';
import { isBeyond, LAST_TIER, type Reach, upToTier } from './reach.ts';
import { type Asked, blockStatement, nameOfBlock } from './statements/block.ts';
import { KINDS, type KindName } from './statements/kinds.ts';
import { run, type Values } from './statements/statement.ts';
import { BLOCK_SIZES, EXACT_LIMIT } from './statements/weights.ts';
import { areaValues, nameOf, placeValues, shapeOf, wordValues } from './statementValues.ts';

/** The state of a search while its page is read. */
export interface Search {
  pool: Queryable;
  directory: Directory;
  words: Understanding | null;
  where: Where;
  places: readonly Place[];
  sorting: Sorting;
  name: string | null;
  /** Whether some documents match all needs. They are few, and the best tiers contain enough of them. */
  hasNeeds: boolean;
  /** The expected numbers of documents, by filter. */
  expected: Map<number, Expected>;
}

/** The start of a block: the key and the id of the last document of the previous block. */
interface Start {
  key: number | null;
  id: number | null;
}

interface Wanted {
  filterIndex: number;
  reach: Reach;
  start: Start;
  /** The last row that is already displayed. */
  shown: { score: number; providerId: number } | null;
  /** The number of requested rows. */
  size: number;
}

interface BlockRow {
  state: string | null;
  size: number;
  within: number;
  there: number;
  last: [key: number, id: number] | null;
  matched: number | null;
  matching: string | null;
  rows: [providerId: number, score: number, kilometres: number | null, card: Card][] | null;
}

export interface Block extends Omit<BlockRow, 'last' | 'rows'> {
  rows: NonNullable<BlockRow['rows']>;
  last: Start | null;
  /** The number of documents of a full block. */
  most: number;
  /** Whether all matches have been read. */
  isExact: boolean;
}

/** An estimate must exceed the size of a block by this factor for the block to be expected to fill. */
const MARGIN = 1.2;
/** The multiple of a block that must be expected in the place itself to search it alone. */
const ALONE = 1.5;
/** The share of a block that a tier must be expected to fill, without a place. */
const FIRST_BLOCK = 0.6;

export async function startSearch(search: Pick<Search, 'pool' | 'words' | 'where' | 'sorting'>): Promise<Search> {
  const { pool, words, where, sorting } = search;
  const directory = await readDirectory(pool);
  const [first] = words?.filters ?? [];
  const needs = sorting === 'best' && words?.allNeeds;
  return {
    ...search,
    directory,
    places: [where.place, where.second].filter((place) => place != null),
    name: nameOf(words, where.place),
    hasNeeds: Boolean(needs && first && (await expectedOf(pool, [needs], 2, first.documents)).isFew),
    expected: new Map(),
  };
}

/** The approximate number of documents with the words of a filter, within the area of the map. */
async function expectedIn(search: Search, filterIndex: number): Promise<Expected> {
  const known = search.expected.get(filterIndex);
  if (known) return known;
  const { pool, directory, words, where } = search;
  const filter = words?.filters[filterIndex - 1];
  let expected: Expected;
  if (where.area) {
    const documents = directory.shareOf(cellsWithin(where.area)) * (filter?.documents ?? directory.documents);
    expected = { documents, isFew: documents <= EXACT_LIMIT };
  } else if (filter) expected = await expectedOf(pool, filter.parts, filterIndex, filter.documents);
  else expected = { documents: directory.documents, isFew: false };
  search.expected.set(filterIndex, expected);
  return expected;
}

/** The first tier that is expected to have enough results, without a place. */
export async function firstTier(search: Search, filterIndex: number): Promise<Reach> {
  const { documents, isFew } = await expectedIn(search, filterIndex);
  const isAll = isFew || search.sorting !== 'best';
  return upToTier(isAll ? LAST_TIER : tierWith(search.directory, documents, BLOCK_SIZES.anywhere * FIRST_BLOCK));
}

/** The next block of documents, scored and sorted, and its displayed rows. */
export async function readBlock(search: Search, wanted: Wanted): Promise<Block> {
  const { words, where, places, sorting, name, hasNeeds } = search;
  const ring = ringOf(search, wanted.reach);
  const kind = kindOf(search, wanted.filterIndex);
  const isRanked = sorting === 'best' && kind !== 'around' && kind !== 'allWithin';
  const shape = {
    ...shapeOf(words, wanted.filterIndex, places),
    isNamed: isRanked && name !== null,
    hasNeeds: isRanked && hasNeeds,
    isBeyond: sorting === 'best' && isBeyond(wanted.reach),
  };
  const values: Values = {
    ...wordValues(words, wanted.filterIndex),
    ...placeValues(search.directory, places, wanted.reach),
    ...areaValues(where.area),
    cells: where.area && cellsWithin(where.area),
    name,
    block_start: wanted.start.key,
    block_start_id: wanted.start.id,
    score: wanted.shown?.score,
    provider_id: wanted.shown?.providerId,
    size: wanted.size,
  };
  const read = async (asked: Omit<Asked, 'kind' | 'shape'>, more: Values = {}): Promise<Block> => {
    const statement = { kind, shape, ...asked };
    const [row] = await run<BlockRow>(search.pool, nameOfBlock(statement), () => blockStatement(statement), {
      ...values,
      ring,
      ...more,
    });
    const { last, rows, ...block } = row!;
    return {
      ...block,
      rows: rows ?? [],
      last: last && { key: last[0], id: last[1] },
      most: KINDS[kind].blockSize,
      isExact: block.matched !== null,
    };
  };
  if (sorting !== 'best') return readSorted(search, wanted, ring, read);
  if (places.length > 0) return readNear(search, wanted, ring, shape.hasNeeds, read);
  const { tier } = wanted.reach as { tier: number };
  const block = await read({ tier: tier === LAST_TIER ? null : tier });
  const expected = where.area ? undefined : search.expected.get(wanted.filterIndex);
  return { ...block, matched: block.matched ?? expected?.documents ?? null };
}

function kindOf({ words, where, places, sorting }: Search, filterIndex: number): KindName {
  const hasConditions = Boolean(words?.filters[filterIndex - 1]);
  if (places.length > 0) {
    if (sorting === 'best') return hasConditions ? 'near' : 'around';
    return sorting === 'nearest' ? 'nearest' : 'newestNear';
  }
  if (where.area) {
    if (sorting !== 'best') return 'newestWithin';
    return hasConditions ? 'within' : 'allWithin';
  }
  return sorting === 'best' ? 'anywhere' : 'newestAnywhere';
}

/** The areas around the place: those nearby, and those around it that providers serve. */
function ringOf({ directory, places }: Search, reach: Reach): number[] {
  const ring = directory.ring(reach, places);
  return isBeyond(reach) ? ring : [...ring, ...places.flatMap(directory.servedBy)];
}

type Read = (asked: Omit<Asked, 'kind' | 'shape'>, more?: Values) => Promise<Block>;

/**
 * A block around a place, from as few tiers as possible. The documents of a tier, and those of the place itself, are
 * each a prefix of the whole order, so that a block of them is the first block of the order. Only documents in the
 * place itself precede the ring, not those that serve an area around it.
 */
async function readNear(
  search: Search,
  { filterIndex, reach, start }: Wanted,
  ring: number[],
  hasNeeds: boolean,
  read: Read,
): Promise<Block> {
  const { directory, places } = search;
  const place = places.map(({ id }) => -id);
  const { documents } = await expectedIn(search, filterIndex);
  const expectedThere = documents * directory.shareOf(place);
  // half of the documents in the cells are within the circle
  const expectedInRing = (documents * directory.shareOf(ring)) / 2;
  // the distance of each document is computed
  const isLarge = expectedInRing > EXACT_LIMIT / 2;
  const tierFor = (expected: number) => tierWith(directory, expected, MARGIN * BLOCK_SIZES.near);
  // the place itself fills the block: no document from elsewhere is added
  let isAlone =
    (start.key === null || start.key >= 1) &&
    !isBeyond(reach) &&
    !hasNeeds &&
    expectedThere > ALONE * BLOCK_SIZES.near &&
    isLarge;
  let tier = isLarge ? tierFor(isAlone ? expectedThere : expectedInRing) : LAST_TIER;
  for (;;) {
    const asked = { tier: tier === LAST_TIER ? null : tier, isAlone };
    const block = await read(asked, isAlone ? { ring: place } : {});
    // there may be other documents around the place
    if (block.size === block.most) return isAlone ? { ...block, matched: null, matching: null, isExact: false } : block;
    if (tier === LAST_TIER && !isAlone) return block;
    if (tier === LAST_TIER) isAlone = false;
    tier = Math.min(tier + 1, LAST_TIER);
  }
}

/** A block in a sort order other than relevance. If there are very many matches, the newest are found by their date. */
async function readSorted(search: Search, { filterIndex }: Wanted, ring: number[], read: Read): Promise<Block> {
  const { directory, places, sorting } = search;
  const { documents } = await expectedIn(search, filterIndex);
  const expected = places.length > 0 ? documents * directory.shareOf(ring) : documents;
  let block: Block | undefined;
  if (sorting === 'newest' && expected > 10 * EXACT_LIMIT) {
    const size = places.length > 0 ? BLOCK_SIZES.near : BLOCK_SIZES.anywhere;
    block = await read(
      { tier: null, isRecent: true },
      { newer: Math.round((2 * size * directory.documents) / expected) },
    );
  }
  if (block?.size !== block?.most || !block) block = await read({ tier: null });
  if (places.length > 0 || search.where.area) return block;
  return { ...block, matched: block.matched ?? documents };
}
