import type { PoolClient } from 'pg';
import { UNKNOWN_READER } from '../../../server/places/reading/reader.ts';
import { searchProviders } from '../../../server/search/searchProviders.ts';
import { ask } from '../ask.ts';
import { changeNth, keepChanging } from '../changes.ts';
import { byTurns, drive, driveOver, milliseconds, perSecond } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

// the turns are so short that a pause of the machine affects all of them
const SAVING_ROUNDS = 100;
const SAVES = Array.from({ length: 6 }, () => ({ kind: '' }));
const CHANGES_A_SECOND = 50;
const SECONDS = 20;

/**
 * The cost of a change, the time until searches find it, and the speed of concurrent searches. Changes the directory.
 */
export async function benchWrites(bench: Bench): Promise<Table[]> {
  return [await saving(bench), await finding(bench), await searchingMeanwhile(bench)];
}

/**
 * Changes one provider's text, contacts and services in one transaction, with and without the search index, also with
 * changed words; and calls the product's complete verb.
 */
async function saving(bench: Bench): Promise<Table> {
  const client = await bench.db.pool.connect();
  let at = 0;
  const next = () => 1 + ((++at * 104_729) % bench.size);
  const runs = await byTurns(SAVING_ROUNDS, {
    'without search': () => drive(SAVES, 1, () => save(client, next(), null)),
    'with search': () => drive(SAVES, 1, () => save(client, next(), { hasNewWords: false })),
    'with search, new words': () => drive(SAVES, 1, () => save(client, next(), { hasNewWords: true })),
    'whole verb': () => drive(SAVES, 1, () => changeNth(bench, at++)),
  });
  client.release();
  const without = milliseconds(runs['without search']);
  const rows = Object.entries(runs).map(([name, run]): Row => {
    const more = (percent: number) => round(percentile(milliseconds(run), percent) - percentile(without, percent));
    return { name, ...percentiles(milliseconds(run)), 'p50 more ms': more(50), 'p95 more ms': more(95) };
  });
  return { title: 'saving one provider', rows };
}

async function save(client: PoolClient, id: number, search: { hasNewWords: boolean } | null): Promise<void> {
  await client.query('begin');
  await client.query({
    name: 'save provider',
    text: 'update providers set description = description || $2, version = version + 1, updated_at = now() where id = $1',
    values: [id, search?.hasNewWords ? ` Novedad ${id}.` : ''],
  });
  for (const table of ['contacts', 'provider_services'])
    await client.query({
      name: `save ${table}`,
      text: `update ${table} set updated_at = now() where provider_id = $1`,
      values: [id],
    });
  if (search) await client.query({ name: 'refresh', text: 'select search.refresh(array[$1::int])', values: [id] });
  await client.query('commit');
}

/** The time from a committed change to the search that finds it. */
async function finding({ db, gazetteer, size }: Bench): Promise<Table> {
  const seen: number[] = [];
  let missed = 0;
  for (let nth = 0; nth < 50; nth++) {
    const id = 1 + ((nth * 15_485_863) % size);
    const word = `zarquon${String(nth).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)}`;
    await db.pool.query(`update providers set description = description || ' ' || $2 where id = $1`, [id, word]);
    const changed = performance.now();
    await db.pool.query('select search.refresh(array[$1::int])', [id]);
    const { rows } = await searchProviders(
      { pool: db.pool, gazetteer, language: 'en', reader: UNKNOWN_READER },
      { keywords: word },
    );
    seen.push(performance.now() - changed);
    if (rows[0]?.providerId !== id) missed++;
  }
  return {
    title: 'from a change to a search that shows it',
    rows: [{ changes: seen.length, missed, ...percentiles(seen) }],
  };
}

async function searchingMeanwhile(bench: Bench): Promise<Table> {
  const search = async () => {
    const until = performance.now() + SECONDS * 1000;
    return driveOver(
      bench.queries,
      2,
      (query) => ask(bench, query),
      () => performance.now() > until,
    );
  };
  let changes: Row = {};
  const runs = await byTurns(2, {
    quiet: search,
    [`${CHANGES_A_SECOND} changes a second`]: async () => {
      const changing = keepChanging(bench, CHANGES_A_SECOND);
      const run = await search();
      const { milliseconds, failures, seconds } = await changing.end();
      changes = { 'changes a second': round(milliseconds.length / seconds), failures, ...percentiles(milliseconds) };
      return run;
    },
  });
  const quiet = percentile(milliseconds(runs.quiet!), 99);
  const rows = Object.entries(runs).map(([name, run]): Row => {
    const p99 = percentile(milliseconds(run), 99);
    return {
      name,
      'per second': perSecond(run),
      ...percentiles(milliseconds(run)),
      'p99 / quiet p99': round(p99 / quiet),
    };
  });
  return {
    title: 'searches by 2 clients while providers change',
    rows: [...rows, { name: 'the changes', ...changes }],
  };
}
