import http from 'node:http';
import { readSchemaFiles, sqlFile } from '../../server/app/sqlFiles.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { migrate } from '../../server/postgres/migrate.ts';
import { prepareDatabase, withCopy } from '../bench/database.ts';
import { drive, driveAtRate } from '../bench/drive.ts';
import { startRumbo } from '../bench/process.ts';
import { readQueries } from '../bench/queries.ts';
import { restRequests, send } from '../bench/requests.ts';
import { judge, percentile, type Result } from './figure.ts';
import { submitForm } from './rumbo.ts';

/** The changes that a release may contain: a column, an index, and a constraint that existing rows are checked for. */
const NEXT = [
  'alter table providers add column drill int;\n',
  '-- no transaction\ncreate index concurrently providers_drill on providers (business_name, drill);\n',
  'alter table providers add constraint providers_drill check (drill > 0) not valid;\n',
  'alter table providers validate constraint providers_drill;\n',
];

const GOAL_MS = 1_000;

/**
 * Applies the migrations and functions of a next release to a large directory during searches and forms. Uses
 * BENCH_DIR.
 */
export async function migration({ providers, perSecond }: { providers: number; perSecond: number }): Promise<Result> {
  const postgres = await startEmbeddedPostgres(process.env.BENCH_DIR ?? 'node_modules/.cache/bench', {
    volatile: true,
  });
  try {
    return await withCopy(postgres, await prepareDatabase(postgres, providers), (url) => measure(url, perSecond));
  } finally {
    await postgres.stop();
  }
}

async function measure(url: string, perSecond: number): Promise<Result> {
  const queries = await readQueries(url);
  const rumbo = await startRumbo(url, { BOT_CHECK: 'off' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const searches = restRequests(rumbo.url, queries);
  // a directory in use has its pages in memory, but a copy has them on disk
  const warming = searches.requests.map((_, nth) => ({ kind: 'search', nth }));
  await drive(warming, 2, ({ nth }) => send(agent, searches, nth));
  for (let i = 0; i < 5; i++) await submitForm(rumbo.url, `Drill ${i}`, crypto.randomUUID());
  const times: Record<string, number[]> = { quiet: [], migrating: [] };
  let phase = 'quiet';
  let errors = 0;
  let isOver = false;
  const ask = async (nth: number) => {
    const noted = times[phase]!;
    const began = performance.now();
    // each twentieth request writes
    const key = crypto.randomUUID();
    const asked = nth % 20 === 0 ? submitForm(rumbo.url, `Drill ${key}`, key) : send(agent, searches, nth);
    const status = await asked.then(
      (response) => response.status,
      () => 0,
    );
    noted.push(performance.now() - began);
    if (status === 0 || status >= 500) errors += 1;
  };
  const asking = driveAtRate(perSecond, ask, () => isOver);
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  phase = 'migrating';
  const began = performance.now();
  const { migrations, functions } = readSchemaFiles();
  // after a change of one file, all functions are applied again
  const changed = functions.map((file, nth) => (nth === 0 ? sqlFile(file.name, `${file.sql}\n-- drill\n`) : file));
  const next = NEXT.map((sql, nth) => ({ name: `2099010${nth + 1}000000_drill`, sql, checksum: `drill ${nth}` }));
  const applied = await migrate(url, { migrations: [...migrations, ...next], functions: changed });
  const seconds = Math.round((performance.now() - began) / 1_000);
  isOver = true;
  await asking;
  agent.destroy();
  await rumbo.stop();
  const quietMax = percentile(times.quiet!, 1);
  if (quietMax > GOAL_MS)
    console.error(
      `A request took ${quietMax} ms before the migration: this machine is too slow for the rate, use less.`,
    );
  const figures = {
    seconds,
    migrations: applied.filter((name) => name.endsWith('_drill')).length,
    functionFiles: applied.filter((name) => !name.endsWith('_drill')).length,
    requests: times.migrating!.length,
    errors,
    quietP99: percentile(times.quiet!, 0.99),
    quietMax,
    migratingP99: percentile(times.migrating!, 0.99),
    migratingMax: percentile(times.migrating!, 1),
  };
  return judge(figures, [
    ['errors', 'is', 0],
    ['migrations', 'is', NEXT.length],
    ['functionFiles', 'is', 1],
    ['quietMax', 'at most', GOAL_MS],
    ['migratingMax', 'at most', GOAL_MS],
  ]);
}
