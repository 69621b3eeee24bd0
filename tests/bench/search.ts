import type { Pool } from 'pg';
import type { Gazetteer } from '../../server/addresses/gazetteer.ts';
import { Invalid } from '../../server/errors.ts';
import { searchProviders } from '../../server/search/searchProviders.ts';
import type { BenchQuery } from './queries.ts';

const CLIENTS = 2;
const ROUNDS = 3;

/** Runs searches and floors by turns with two clients at once, and prints milliseconds and ratios. */
export async function benchSearch(pool: Pool, gazetteer: Gazetteer, queries: BenchQuery[]): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select provider_id as id from search.card order by provider_id');
  const ids = rows.map((row) => row.id);
  let next = 0;
  const runs: Record<string, (query: BenchQuery) => Promise<unknown>> = {
    'select 1': () => pool.query({ name: 'one', text: 'select 1' }),
    'primary key': () => {
      next = (next + 7919) % ids.length;
      return pool.query({
        name: 'card',
        text: 'select card from search.card where provider_id = $1',
        values: [ids[next]],
      });
    },
    'search, rows only': (query) => search(pool, gazetteer, query, false),
    'search with count': (query) => search(pool, gazetteer, query, true),
  };

  const times: Record<string, { kind: string; ms: number }[]> = {};
  const elapsed: Record<string, number> = {};
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, run] of Object.entries(runs)) {
      const start = performance.now();
      const measured = await measure(queries, run);
      if (round === 0) continue; // warms connections and caches
      elapsed[name] = (elapsed[name] ?? 0) + performance.now() - start;
      times[name] = [...(times[name] ?? []), ...measured];
    }

  const floor = percentile(times['primary key']!, 50);
  console.table(
    Object.entries(times).map(([name, list]) => ({
      name,
      'per second': Math.round((list.length / elapsed[name]!) * 1000),
      ...percentiles(list),
      'p50 / key p50': round(percentile(list, 50) / floor),
      'p99 / key p50': round(percentile(list, 99) / floor),
    })),
  );
  const counted = times['search with count']!;
  console.table(
    [...new Set(queries.map((query) => query.kind))].sort().map((kind) => ({
      kind,
      ...percentiles(counted.filter((time) => time.kind === kind)),
    })),
  );
}

async function search(pool: Pool, gazetteer: Gazetteer, query: BenchQuery, count: boolean): Promise<void> {
  try {
    const results = await searchProviders({ pool, gazetteer }, query);
    if (count) await results.count();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error; // a place mistyped beyond recognition
  }
}

async function measure(queries: BenchQuery[], run: (query: BenchQuery) => Promise<unknown>) {
  const measured: { kind: string; ms: number }[] = [];
  let at = 0;
  const client = async () => {
    while (at < queries.length) {
      const query = queries[at++]!;
      const start = performance.now();
      await run(query);
      measured.push({ kind: query.kind, ms: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return measured;
}

function percentile(list: { ms: number }[], percent: number): number {
  const sorted = list.map((time) => time.ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)]!;
}

function percentiles(list: { ms: number }[]) {
  return {
    'p50 ms': round(percentile(list, 50)),
    'p95 ms': round(percentile(list, 95)),
    'p99 ms': round(percentile(list, 99)),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
