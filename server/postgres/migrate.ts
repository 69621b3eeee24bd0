import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { describe, inTransaction, isAlone, runAlone } from './changes.ts';
import { applyFunctions, areNewer, changedFunctions, readFunctions } from './functions.ts';

const MIGRATION_LOCK = 7_310_002;
const TURN_MS = 200;

const NO_TABLE = '42P01';

/**
 * The first line of a migration that removes something. It names the migration from which releases no longer need it.
 */
const CONTRACT = /^contract after (\S+)$/;

// The first table is that of Prisma's own tools, so that they can take over at any time.
const RECORDS = `
create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0);
create table if not exists _function_files (name text primary key, checksum text not null);
alter table _function_files add column if not exists release text`;

export interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

export interface SchemaFiles {
  /** The migrations, each applied once, in order. */
  migrations: SqlFile[];
  /**
   * The functions, with the triggers and indexes that depend on them: all are applied again when one of these files
   * changes.
   */
  functions: SqlFile[];
  /** The number of this release, such as 1.18.2: functions of a newer release are left unchanged. */
  release?: string;
}

/**
 * Applies the migrations that the database lacks, each in a transaction, then the files of functions if one of them has
 * changed, and returns the names of the applied ones. Instances that start at the same time take turns. A release that
 * is older than the database applies nothing. Throws when an applied migration was edited, or when a newer release has
 * removed something that this one needs.
 */
export async function migrate(
  url: string,
  files: SchemaFiles,
  onStep: (text: string) => void = () => {},
): Promise<string[]> {
  const { migrations, functions, release } = files;
  const client = new pg.Client({ connectionString: url, application_name: 'rumbo migrate' });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(RECORDS);
    const applied = await readApplied(client);
    const isOlder = refuseChangedHistory(applied, migrations);
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) await applyMigration(client, migration, onStep);
    const stored = await readFunctions(client);
    const changed = isOlder || areNewer(stored, release) ? [] : changedFunctions(stored, functions);
    if (changed.length > 0) await applyFunctions(client, files, onStep, stored.release);
    if (!(await hasQueue(client))) await makeQueue(url);
    return [...missing.map(({ name }) => name), ...changed];
  } finally {
    await client.end(); // this releases the lock, too
  }
}

/** Throws when the database lacks anything that this release needs: for starts that do not migrate. */
export async function checkMigrated(url: string, { migrations, functions, release }: SchemaFiles): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'rumbo check' });
  await client.connect();
  try {
    const applied = await readApplied(client).catch((error: { code?: string }) => {
      if (error.code === NO_TABLE) return new Map<string, Applied>();
      throw error;
    });
    const isOlder = refuseChangedHistory(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    if (missing.length > 0)
      throw new Error(
        `The database lacks ${missing.length} migrations, the first of them ${missing[0]!.name}. Run npm run migrate with this release, then start it again (MIGRATE_AT_START is off).`,
      );
    const stored = await readFunctions(client);
    if (!isOlder && !areNewer(stored, release) && changedFunctions(stored, functions).length > 0)
      throw new Error(
        `The database has the functions of ${stored.release === null ? 'another release' : `release ${stored.release}`}, and not those of ${release ?? 'this one'}. Run npm run migrate with this release, then start it again (MIGRATE_AT_START is off).`,
      );
  } finally {
    await client.end();
  }
}

/**
 * Polls for the lock instead of queueing for it: `create index concurrently` waits for every running statement,
 * including those that wait for its own lock.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
    if (rows[0].taken) return;
    await wait(TURN_MS);
  }
}

interface Applied {
  checksum: string;
  /** The marker in the first line of the file, such as `contract after <name>`. */
  logs: string | null;
}

async function readApplied(client: pg.Client): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied & { name: string }>(
    `select migration_name as name, checksum, logs from _prisma_migrations
     where rolled_back_at is null and finished_at is not null`,
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

/** Whether the tables of the job queue exist. Its worker migrates older versions of them at start. */
async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('graphile_worker.migrations') is not null as made`);
  return rows[0].made;
}

async function makeQueue(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) });
}

/**
 * Whether the database is of a newer release that has only made additions since this one. Throws when this release
 * cannot work with it.
 */
function refuseChangedHistory(applied: Map<string, Applied>, migrations: SqlFile[]): boolean {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  let isOlder = false;
  for (const [name, { checksum, logs }] of applied) {
    if (!known.has(name) && name < migrations[0]!.name)
      throw new Error(
        'This database was made by an earlier version of Rumbo, whose data cannot be carried over. Start with an empty database (DATABASE_URL) or an empty data folder (DATA_DIR).',
      );
    if (!known.has(name)) {
      const [, needed] = CONTRACT.exec(logs ?? '') ?? [];
      if (needed && !known.has(needed))
        throw new Error(
          `The database has the migration ${name} of a newer Rumbo, which removed what this release uses. Start a release that has the migration ${needed}.`,
        );
      isOlder = true;
    } else if (known.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was edited after it was applied. Restore its file and put the change in a new migration.`,
      );
  }
  return isOlder;
}

async function applyMigration(
  client: pg.Client,
  { name, sql, checksum }: SqlFile,
  onStep: (text: string) => void,
): Promise<void> {
  const marks = /^-- (.*)/.exec(sql)?.[1] ?? '';
  const record = () =>
    client.query(
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name, logs, applied_steps_count)
       values ($1, $2, now(), $3, $4, 1)`,
      [randomUUID(), checksum, name, CONTRACT.test(marks) ? marks : null],
    );
  const failure = `The migration ${name} failed and was undone`;
  if (!isAlone(sql))
    return inTransaction(client, { failure, name, onStep }, async () => {
      await client.query(sql);
      await record();
    });
  await runAlone(client, sql).catch((error) => {
    throw new Error(`${failure}: ${describe(error)}`, { cause: error });
  });
  await record();
}
