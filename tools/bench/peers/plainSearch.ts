import pg from 'pg';
import { CLIENTS, type Engine, type Making, RADIUS_KM, RESULTS } from './engine.ts';
import { boxAround, KM_OF_LATITUDE } from './near.ts';
import type { Point } from './peerQueries.ts';

/** Full-text search in PostgreSQL as commonly written: a tsvector with a GIN index, ts_rank_cd, an exact count. */
export async function makePlainSearch({ url }: Making): Promise<Engine> {
  // separate connections: for a million rows, a common word takes longer than the product's statement timeout
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS, options: '-c maintenance_work_mem=512MB' });
  const begun = performance.now();
  for (const statement of INDEX) await pool.query(statement);
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await pool.query<{ megabytes: number }>(
    `select pg_total_relation_size('peers.document')::float8 / 2 ^ 20 as megabytes`,
  );
  return {
    name: 'tsvector',
    index: { seconds, megabytes: rows[0]!.megabytes, kept: 'table' },
    ask: async ({ words, point }) => {
      if (!words && !point) return [];
      const found = await pool.query<{ id: number }>(statement(words, point));
      return found.rows.map((row) => row.id);
    },
    close: () => pool.end(),
  };
}

const INDEX = [
  `alter table peers.document add terms tsvector generated always as (
     setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', services), 'B')
     || setweight(to_tsvector('simple', places), 'C') || setweight(to_tsvector('simple', description), 'D')) stored`,
  'create index on peers.document using gin (terms) with (fastupdate = off)',
  'create index on peers.document (latitude, longitude)',
  'vacuum analyze peers.document',
];

/** One statement that returns the product's rows. Not prepared, as the plan depends on the place. */
function statement(words: string | null, point: Point | null): { text: string; values: (string | number)[] } {
  const values: (string | number)[] = [];
  const value = (item: string | number) => `$${values.push(item)}`;
  const conditions: string[] = [];
  let score = 'quality';
  if (words) {
    const asked = `plainto_tsquery('simple', ${value(words)})`;
    conditions.push(`terms @@ ${asked}`);
    score = `ts_rank_cd(terms, ${asked})`;
  }
  if (point) {
    const box = boxAround(point);
    const at = (side: keyof typeof box) => `${value(box[side])}::float8`;
    conditions.push(
      `latitude between ${at('south')} and ${at('north')} and longitude between ${at('west')} and ${at('east')}`,
      `((latitude - ${at('latitude')}) * ${KM_OF_LATITUDE}) ^ 2 + ((longitude - ${at('longitude')}) * ${at('width')}) ^ 2
        < ${RADIUS_KM} ^ 2`,
    );
  }
  const text = `with found as (
      select id, ${score} as score, count(*) over () as total from peers.document
      where ${conditions.join(' and ')} order by score desc, id limit ${RESULTS})
    select id, total, card from found join search.card on provider_id = id order by score desc, id`;
  return { text, values };
}
