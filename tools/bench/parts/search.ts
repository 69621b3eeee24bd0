import { ask } from '../ask.ts';
import { byTurns, drive, milliseconds, onlyKinds, perSecond, type Run } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import { type Judgement, judge } from '../judge.ts';
import type { Bench } from '../part.ts';

const CLIENTS = [1, 2, 4, 8];
const ROUNDS = 3;

/** Searches by 1, 2, 4 and 8 clients, compared with baselines and by kind of query, with the quality of the results. */
export async function benchSearch(bench: Bench): Promise<Table[]> {
  const judged = await judgeAll(bench);
  const tables: Table[] = [];
  for (const clients of CLIENTS) {
    const runs = await byTurns(ROUNDS, await searchesAndFloors(bench, clients));
    tables.push({ title: `search, ${clients} clients`, rows: besideFloor(runs) });
    tables.push({
      title: `search by kind, ${clients} clients`,
      rows: byKind(runs['search with count'], clients, judged),
    });
  }
  return tables;
}

async function searchesAndFloors(bench: Bench, clients: number) {
  const { pool } = bench.db;
  const { queries, size } = bench;
  let next = 0;
  const card = () => {
    next = (next + 7919) % size;
    return pool.query({
      name: 'card',
      text: 'select card from search.card where provider_id = $1',
      values: [next + 1],
    });
  };
  return {
    'select 1': () => drive(queries, clients, () => pool.query({ name: 'one', text: 'select 1' })),
    'primary key': () => drive(queries, clients, card),
    'search, rows only': () => drive(queries, clients, (query) => ask(bench, query, false)),
    'search with count': () => drive(queries, clients, (query) => ask(bench, query)),
  };
}

function besideFloor(runs: Record<string, Run>): Row[] {
  const floor = percentile(milliseconds(runs['primary key']!), 50);
  return Object.entries(runs).map(([name, run]) => ({
    name,
    'per second': perSecond(run),
    ...percentiles(milliseconds(run)),
    'p50 / key p50': round(percentile(milliseconds(run), 50) / floor),
    'p99 / key p50': round(percentile(milliseconds(run), 99) / floor),
  }));
}

async function judgeAll(bench: Bench): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (const query of bench.queries) {
    const results = await ask(bench, query, false);
    judged.push(await judge(bench.db.pool, query, results?.rows.map((row) => row.providerId) ?? []));
  }
  return judged;
}

function byKind(run: Run, clients: number, judged: Judgement[]): Row[] {
  return [...new Set(judged.map(({ kind }) => kind))].sort().map((kind) => {
    const own = judged.filter((item) => item.kind === kind);
    const known = own.filter((item) => item.intended !== null);
    const ofKind = onlyKinds(run, new Set([kind]), clients);
    return {
      kind,
      'per second': perSecond(ofKind),
      ...percentiles(milliseconds(ofKind)),
      'with results': round(own.filter(({ found }) => found).length / own.length),
      'what was meant':
        known.length > 0 ? round(known.reduce((sum, item) => sum + item.intended!, 0) / known.length) : null,
    };
  });
}
