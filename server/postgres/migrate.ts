import { randomUUID } from 'node:crypto';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const MIGRATION_LOCK = 7_310_002;

/** Every function of these schemas comes from the files: others are dropped. */
const FUNCTION_SCHEMAS = ['search', 'duplicates', 'rules', 'jobs'];

// The first is the table that Prisma's own tools keep, so that they can take over at any time.
const RECORDS = `
create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0);
create table if not exists _function_files (name text primary key, checksum text not null)`;

export interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

export interface SchemaFiles {
  /** Applied once each, in order. */
  migrations: SqlFile[];
  /** Functions, triggers and indexes that need a function: all applied again when one of them changes. */
  functions: SqlFile[];
}

/**
 * Applies the migrations that the database lacks, each in a transaction, then the files of functions if one of them has
 * changed, and returns the names of what was applied. Instances that start at the same time take turns. Throws when an
 * applied migration was edited or is missing here.
 */
export async function migrate(url: string, { migrations, functions }: SchemaFiles): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'rumbo migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(RECORDS);
    const applied = await readChecksums(
      client,
      `select migration_name as name, checksum from _prisma_migrations where rolled_back_at is null and finished_at is not null`,
    );
    refuseChangedHistory(applied, migrations);
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) await applyMigration(client, migration);
    const changed = await applyFunctions(client, functions);
    if (!(await hasQueue(client))) await makeQueue(url);
    return [...missing.map(({ name }) => name), ...changed];
  } finally {
    await client.end(); // releases the lock, too
  }
}

async function readChecksums(client: pg.Client, sql: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(sql);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Creates the tables of the job queue. Those of an older version are migrated by its worker at start. */
async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('graphile_worker.migrations') is not null as made`);
  return rows[0].made;
}

async function makeQueue(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) });
}

function refuseChangedHistory(applied: Map<string, string>, migrations: SqlFile[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name) && name < migrations[0]!.name)
      throw new Error(
        'This database was made by an earlier version of Rumbo, whose data cannot be carried over. Start with an empty database (DATABASE_URL) or an empty data folder (DATA_DIR).',
      );
    if (!known.has(name))
      throw new Error(`The database has the migration ${name}, which this version does not: it is from a newer Rumbo.`);
    if (known.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was edited after it was applied. Restore its file and put the change in a new migration.`,
      );
  }
}

function applyMigration(client: pg.Client, { name, sql, checksum }: SqlFile): Promise<void> {
  return inTransaction(client, `The migration ${name} failed and was undone`, async () => {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       values ($1, $2, now(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
  });
}

/**
 * Functions are dropped first, so that one whose parameters or result have changed can be made again, and one that is in
 * no file any more is gone. Those that an index or trigger needs are replaced where they are.
 */
async function applyFunctions(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  const applied = await readChecksums(client, 'select name, checksum from _function_files');
  const changed = files.filter(({ name, checksum }) => applied.get(name) !== checksum).map(({ name }) => name);
  if (changed.length === 0 && applied.size === files.length) return [];
  await inTransaction(client, 'The functions could not be replaced, and are as they were', async () => {
    await dropFunctions(
      client,
      `not exists (select from pg_depend where refobjid = p.oid and refclassid = 'pg_proc'::regclass)`,
    );
    await client.query('set local check_function_bodies = off'); // they are made in an order in which one may call a later one
    for (const { name, sql } of files)
      await client.query(sql).catch((error) => {
        throw new Error(`${name}: ${describe(error)}`, { cause: error });
      });
    await dropFunctions(client, 'p.xmin <> pg_current_xact_id()::xid');
    await client.query('delete from _function_files');
    await client.query('insert into _function_files select * from unnest($1::text[], $2::text[])', [
      files.map(({ name }) => name),
      files.map(({ checksum }) => checksum),
    ]);
  });
  return changed;
}

async function dropFunctions(client: pg.Client, condition: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1) and ${condition}`,
    [FUNCTION_SCHEMAS],
  );
  if (rows.length > 0) await client.query(`drop routine ${rows.map(({ name }) => name).join(', ')}`);
}

async function inTransaction(client: pg.Client, failure: string, change: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await change();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${failure}: ${describe(error as Error)}`, { cause: error });
  }
}

/** What PostgreSQL says, also about what depends on a function, and what to do. */
function describe({ message, detail, hint }: Error & { detail?: string; hint?: string }): string {
  return [message, detail, hint].filter(Boolean).join(' ');
}
