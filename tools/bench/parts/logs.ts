import type { Pool } from 'pg';
import { countLogs, type LogFilter, listLogIds } from '../../../server/logs/listLogs.ts';
import { openDb } from '../../../server/platform/db.ts';
import { byTurns, drive, milliseconds } from '../drive.ts';
import { median, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

/** The value of one of the oldest entries. */
const VALUE = '1679091c5a880faf6fb5e6087eb1b2dc';
const ROWS = 100;
const ROUNDS = 5;
const TIMES = Array.from({ length: 20 }, () => ({ kind: '' }));

/** The log: its last page compared with its first, and the time of its filters. */
export async function benchLogs({ prepareLogs, logs }: Bench): Promise<Table[]> {
  const db = openDb(await prepareLogs());
  const { rows: ends } = await db.pool.query<{ ends: Date }>('select max(created_at) as ends from logs');
  const week = new Date(ends[0]!.ends.getTime() - 7 * 86_400_000);
  const filters: Record<string, Asked> = {
    everything: {},
    errors: { severity: 'error' },
    'one user': { userId: 7 },
    'errors of one user': { userId: 8, severity: 'error' },
    'last week': { from: week },
    'words all over': { search: 'provider approved' },
    'words of a sentence and a value': { search: `download ${VALUE}` },
    'a word of one': { search: VALUE },
    'a word of none': { search: 'zzzzzz' },
  };
  const rows: Row[] = [];
  for (const [name, filter] of Object.entries(filters)) rows.push(await first(db.pool, name, filter));
  const tables = [
    {
      title: `log of ${logs.toLocaleString('en')}, first and last page of ${ROWS}`,
      rows: [await lastBesideFirst(db.pool, logs)],
    },
    { title: `log of ${logs.toLocaleString('en')}, first page by filter`, rows },
  ];
  await db.close();
  return tables;
}

type Asked = Omit<LogFilter, 'language'>;

const FIRST = { first: ROWS, after: null, offset: 0 };

async function lastBesideFirst(pool: Pool, logs: number): Promise<Row> {
  const page = (asked: object) => () =>
    drive(TIMES, 1, () => listLogIds(pool, { language: 'en' }, null, { ...FIRST, ...asked }));
  const runs = await byTurns(ROUNDS, {
    first: page({}),
    byCursor: page({ after: ROWS + 1 }),
    byNumber: page({ offset: logs - ROWS }),
  });
  const ms = (run: keyof typeof runs) => median(milliseconds(runs[run]));
  return {
    'first ms': round(ms('first')),
    'last by cursor ms': round(ms('byCursor')),
    'last by number ms': round(ms('byNumber')),
    'by cursor / first': round(ms('byCursor') / ms('first')),
    'by number / first': round(ms('byNumber') / ms('first')),
  };
}

async function first(pool: Pool, filter: string, item: Asked): Promise<Row> {
  const asked = { ...item, language: 'en' } as const;
  try {
    const runs = await byTurns(1, {
      rows: () => drive(TIMES, 1, () => listLogIds(pool, asked, null, FIRST)),
      count: () => drive(TIMES, 1, () => countLogs(pool, asked)),
    });
    return { filter, ...percentiles(milliseconds(runs.rows)), 'count p50 ms': round(median(milliseconds(runs.count))) };
  } catch (error) {
    return { filter, failed: (error as Error).message };
  }
}
