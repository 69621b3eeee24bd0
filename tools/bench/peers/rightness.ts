import type { Pool } from 'pg';
import { round } from '../figures.ts';
import { judge, termsOf } from '../judge.ts';
import { RADIUS_KM, RESULTS } from './engine.ts';
import { boxAround, KM_OF_LATITUDE } from './near.ts';
import type { PeerQuery } from './peerQueries.ts';

export type Rights = Map<PeerQuery, number>;

/** A query with what the terms of the documents match that it means. */
interface Meaning extends PeerQuery {
  terms: string | null;
}

/** How right each engine answers each query. No verdict on a query that has no right result. */
export async function judgeAnswers<Name extends string>(
  pool: Pool,
  queries: PeerQuery[],
  engines: Record<Name, (query: PeerQuery) => Promise<number[]>>,
): Promise<Record<Name, Rights>> {
  const names = Object.keys(engines) as Name[];
  const rights = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<Name, Rights>;
  for (const query of queries) {
    const meaning = { ...query, terms: query.intended === null ? null : await termsOf(pool, query.intended) };
    const count = await countMeant(pool, meaning);
    if (count === 0) continue;
    for (const name of names)
      rights[name].set(query, await judgeRight(pool, meaning, await engines[name](query), count));
  }
  return rights;
}

/** The mean of the verdicts on queries of these kinds, or all; null without any. */
export function shareRight(rights: Rights, kinds?: ReadonlySet<string>): number | null {
  const own = [...rights].filter(([{ kind }]) => kinds?.has(kind) ?? true).map(([, right]) => right);
  return own.length > 0 ? round(own.reduce((sum, right) => sum + right, 0) / own.length) : null;
}

/** The number of providers that a query could show first: those with every word, near the place. */
async function countMeant(pool: Pool, query: Meaning): Promise<number> {
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
async function judgeRight(pool: Pool, query: Meaning, ids: number[], count: number): Promise<number> {
  if (query.kind === 'business name') return (await judge(pool, query, ids)).intended!;
  const { text, values } = meant(query, ids.slice(0, RESULTS));
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from search.document d where ${text}`,
    values,
  );
  return Math.min(1, rows[0]!.count / count);
}

function meant({ terms, point }: Meaning, among?: number[]) {
  const values: unknown[] = [];
  const value = (item: unknown) => `$${values.push(item)}`;
  const conditions: string[] = [];
  if (among) conditions.push(`provider_id = any (${value(among)}::int[])`);
  if (terms !== null) conditions.push(`terms @@ ${value(terms)}::tsquery`);
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
