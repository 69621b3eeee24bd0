import type { Pool } from 'pg';
import { judge, WORDS_OF_PROVIDER } from '../judge.ts';
import { RADIUS_KM, RESULTS } from './engine.ts';
import { boxAround, KM_OF_LATITUDE } from './near.ts';
import type { PeerQuery } from './peerQueries.ts';

/** The number of right results, up to one page: providers with every word of the query, near the place. */
export async function countMeant(pool: Pool, query: PeerQuery): Promise<number> {
  if (query.kind === 'business name') return 1;
  if (query.intended === null && query.point === null) return 0;
  const { text, values } = meant(query);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select from search.document d where ${text} limit ${RESULTS}) found`,
    values,
  );
  return rows[0]!.count;
}

/**
 * The share of right results among the first 20, or among the number that exist; for a business name, whether it is the
 * first result. Judges words and places only, not relevance.
 */
export async function judgeRight(pool: Pool, query: PeerQuery, ids: number[], count: number): Promise<number> {
  if (query.kind === 'business name') return (await judge(pool, query, ids)).intended!;
  const { text, values } = meant(query, ids.slice(0, RESULTS));
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from search.document d where ${text}`,
    values,
  );
  return Math.min(1, rows[0]!.count / count);
}

function meant({ intended, point }: PeerQuery, among?: number[]) {
  const values: unknown[] = [];
  const value = (item: unknown) => `$${values.push(item)}`;
  const conditions: string[] = [];
  if (among) conditions.push(`provider_id = any (${value(among)}::int[])`);
  if (intended !== null)
    conditions.push(
      `${WORDS_OF_PROVIDER} @@ array_to_string(tsvector_to_array(search.vector(${value(intended)})), '&')::tsquery`,
    );
  if (point) {
    const { latitude, longitude, width } = boxAround(point);
    const [here, along, wide] = [latitude, longitude, width].map((number) => `${value(number)}::float8`);
    // cells of one degree that cover the radius
    if (!among)
      conditions.push(`areas operator(pg_catalog.&&) (
        select array_agg(search.cell(2, ${here} + up, ${along} + aside))
        from generate_series(-2, 2) up, generate_series(-2, 2) aside)`);
    conditions.push(`exists (select from unnest(sites) as p
      where ((latitude - ${here}) * ${KM_OF_LATITUDE}) ^ 2 + ((longitude - ${along}) * ${wide}) ^ 2 < ${RADIUS_KM} ^ 2)`);
  }
  return { text: conditions.join(' and '), values };
}
