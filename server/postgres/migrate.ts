import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ROOT } from '#server/platform/root.ts';

const DIRECTORY = path.join(ROOT, 'prisma/migrations');
const MIGRATION_LOCK = 7_310_002;

// Prisma's own table, so that its tools can take over at any time.
const RECORDS = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export function readMigrations(directory = DIRECTORY): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies the committed migrations that the database lacks, each in a transaction, and returns their names. Instances
 * that start at the same time take turns. Throws when an applied migration was edited or is missing here.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'rumbo migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(RECORDS);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'select migration_name, checksum from _prisma_migrations where rolled_back_at is null and finished_at is not null',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    refuseChangedHistory(applied, migrations);
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) await apply(client, migration);
    if (!(await hasQueue(client))) await makeQueue(url);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end(); // releases the lock, too
  }
}

/** Creates the tables of the job queue. Those of an older version are migrated by its worker at start. */
async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('graphile_worker.migrations') is not null as made`);
  return rows[0].made;
}

async function makeQueue(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) });
}

function refuseChangedHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new Error(`The database has the migration ${name}, which this version does not: it is from a newer Rumbo.`);
    if (known.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was edited after it was applied. Restore its file and put the change in a new migration.`,
      );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       values ($1, $2, now(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed and was undone: ${(error as Error).message}`, { cause: error });
  }
}
