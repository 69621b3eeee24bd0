import { beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '#server/places/atlas/place.ts';
import type { Area } from '#shared/area.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { countResults } from './count.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { understandKeywords } from './keywords/understandKeywords.ts';
import { type PageRow, searchPage } from './page.ts';
import { TIER_SIZES } from './statements/weights.ts';

const database = useDatabase('demo');
const DOCUMENTS = 4_000;
/** Ends within a tier, and with one. */
const PAGE = 200;
const CITY = { id: 3865086, kind: 'city', latitude: -38.7196, longitude: -62.2724 } as Place;
/** The city with its neighbours; the city alone. */
const AREA = { south: -39.1, west: -62.5, north: -38.6, east: -62 };
const CITY_AREA = { ...AREA, south: -38.75 };
const REGION = { ...CITY, id: 77_000_000, kind: 'region' } as Place;

// Far more providers than are read together, all with one word and in one region; every fourth in the city, the rest in
// the same province.
beforeAll(async () => {
  const { pool } = database.db;
  // existing providers come after them: tiers are by quality
  await pool.query('update search.document set tier = $1', [TIER_SIZES.length]);
  await pool.query(
    `insert into search.document (provider_id, quality, tier, sites, areas, terms, approved_at)
     select 1000000 + i, 1 - i / 10000.0, (select count(*) from unnest($2::int[]) as size where i > size),
       array[row($3::real - (i % 4) * 0.1, $4::real, $6::int, null, null, '{}')::search.site], array[search.cell(1, $3, $4), -$6::int] || case i % 4 when 0 then array[-$5::int] else '{}' end,
       case i % 3 when 0 then 'zeppelin:1A zeppelinair:2B' else 'zeppelin:1D' end::tsvector, now()
     from generate_series(1, $1::int) as i`,
    [DOCUMENTS, TIER_SIZES, CITY.latitude, CITY.longitude, CITY.id, REGION.id],
  );
  await pool.query(`insert into search.card select provider_id, '{}' from search.document where provider_id > 1000000`);
  await pool.query(`insert into search.term values ('zeppelin', $1, false), ('zeppelinair', $1 / 3, false)`, [
    DOCUMENTS,
  ]);
  await pool.query('update search.size set documents = documents + $1, rebuilt_at = now()', [DOCUMENTS]);
  await pool.query('delete from search.area');
  await pool.query(
    'insert into search.area select code, count(*) from search.document, unnest(areas) as code group by code',
  );
});

async function everyPage(keywords: string | null, place: Place | null, area: Area | null = null): Promise<PageRow[]> {
  const words = keywords === null ? null : await understandKeywords(database.db.pool, keywords);
  const all: PageRow[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last ? decodeCursor(encodeCursor(last, place)) : null;
    const rows = await searchPage(database.db.pool, words, { place, area }, PAGE, after);
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}

const ids = (rows: PageRow[]) => rows.map((row) => row.providerId).filter((id) => id > 1_000_000);

/** Like after changes that are not indexed yet. */
async function letWait(share: string): Promise<void> {
  await database.db.pool.query(
    `with moved as (delete from search.document where provider_id > 1000000 and ${share} returning document.*)
     insert into search.pending_document select * from moved`,
  );
}

describe.each([
  ['', 'false'],
  [', some of which wait to be put into the indexes', 'provider_id % 40 = 0'],
])('a search with thousands of results%s', (_, share) => {
  beforeAll(() => letWait(share));

  it.each([
    ['a word', 'zeppelin', null],
    ['a word near a city', 'zeppelin', CITY],
    ['a word in a region', 'zeppelin', REGION],
    ['a city', null, CITY],
    ['a region', null, REGION],
  ])('shows each once, of %s', async (_, keywords, place) => {
    const shown = ids(await everyPage(keywords, place));
    expect(new Set(shown).size).toBe(DOCUMENTS);
    expect(shown).toHaveLength(DOCUMENTS);
  });

  it.each([
    ['a word', 'zeppelin'],
    ['no word', null],
  ])('shows each once within an area of the map, with %s, the best first, and counts them', async (_, keywords) => {
    const shown = ids(await everyPage(keywords, null, AREA));
    expect(new Set(shown).size).toBe(DOCUMENTS);
    expect(shown).toHaveLength(DOCUMENTS);
    expect(Math.max(...shown.slice(0, 100))).toBeLessThanOrEqual(1_000_120);
    const inCity = ids(await everyPage(keywords, null, CITY_AREA));
    expect(inCity).toHaveLength(DOCUMENTS / 4);
    expect(inCity.every((id) => id % 4 === 0)).toBe(true);

    const words = keywords === null ? null : await understandKeywords(database.db.pool, keywords);
    const rows = await searchPage(database.db.pool, words, { area: AREA }, 20, null);
    const { count, isExact } = await countResults(database.db.pool, words, { area: AREA }, rows);
    expect(isExact).toBe(false);
    expect(count / DOCUMENTS).toBeCloseTo(1, 1);
  });

  it('shows the best of the place itself before all others', async () => {
    const shown = ids(await everyPage('zeppelin', CITY));
    expect(shown.slice(0, 900).every((id) => id % 4 === 0)).toBe(true);
    expect(Math.max(...shown.slice(0, 200))).toBe(1_000_800);
  });

  it('shows the best of a region first', async () => {
    expect(Math.max(...ids(await everyPage('zeppelin', REGION)).slice(0, 200))).toBe(1_000_200);
  });

  it('marks the number of results as an estimate', async () => {
    const words = await understandKeywords(database.db.pool, 'zeppelin');
    const rows = await searchPage(database.db.pool, words, {}, 20, null);
    expect(await countResults(database.db.pool, words, {}, rows)).toEqual({
      count: DOCUMENTS,
      isExact: false,
    });
  });

  it('includes those around a city, although its own come first', async () => {
    const rows = await searchPage(database.db.pool, null, { place: CITY }, 20, null);
    const { count, isExact } = await countResults(database.db.pool, null, { place: CITY }, rows);
    expect(isExact).toBe(false);
    expect(count / DOCUMENTS).toBeCloseTo(1, 1);
  });

  it('counts up to two thousand', async () => {
    const words = await understandKeywords(database.db.pool, 'zeppelinair');
    const rows = await searchPage(database.db.pool, words, {}, 20, null);
    expect(await countResults(database.db.pool, words, {}, rows)).toEqual({
      count: Math.floor(DOCUMENTS / 3),
      isExact: true,
    });
  });
});
