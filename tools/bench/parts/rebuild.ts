import pg from 'pg';
import { ask } from '../ask.ts';
import { keepChanging } from '../changes.ts';
import { driveOver, milliseconds, perSecond, type Run } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

const QUIET_SECONDS = 30;
const CHANGES_A_SECOND = 10;

/** Searches by 2 clients while the search index is rebuilt and providers change. Changes the directory. */
export async function benchRebuild(bench: Bench): Promise<Table[]> {
  const warm = search(bench, after(5));
  await warm.run;
  const quiet = search(bench, after(QUIET_SECONDS));
  const quietRun = await quiet.run;

  let isOver = false;
  const busy = search(bench, () => isOver);
  const changing = keepChanging(bench, CHANGES_A_SECOND);
  const start = performance.now();
  await rebuild(bench.url);
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  const busyRun = await busy.run;
  const changes = await changing.end();

  const quietP99 = percentile(milliseconds(quietRun), 99);
  const line = (name: string, run: Run, failures: number): Row => ({
    name,
    'per second': perSecond(run),
    ...percentiles(milliseconds(run)),
    'p99 / quiet p99': round(percentile(milliseconds(run), 99) / quietP99),
    'most ms': Math.round(percentile(milliseconds(run), 100)),
    failures,
  });
  return [
    {
      title: 'rebuilding the search index',
      rows: [{ seconds: round(seconds), 'providers a second': Math.round(bench.size / seconds) }],
    },
    {
      title: 'searches by 2 clients meanwhile',
      rows: [
        line('quiet', quietRun, quiet.failures()),
        line('while search is rebuilt', busyRun, busy.failures()),
        {
          name: `the changes, ${CHANGES_A_SECOND} a second`,
          'per second': round(changes.milliseconds.length / changes.seconds),
          ...percentiles(changes.milliseconds),
          'most ms': Math.round(percentile(changes.milliseconds, 100)),
          failures: changes.failures,
        },
      ],
    },
  ];
}

function after(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() > until;
}

/** Counts failed searches, such as those that time out. */
function search(bench: Bench, isOver: () => boolean): { run: Promise<Run>; failures: () => number } {
  let failures = 0;
  const run = driveOver(bench.queries, 2, (query) => ask(bench, query).catch(() => void failures++), isOver);
  return { run, failures: () => failures };
}

async function rebuild(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('call search.rebuild()');
  await client.end();
}
