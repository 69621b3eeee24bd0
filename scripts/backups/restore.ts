import type { KeyObject } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { grantAppRole } from '#server/postgres/appRole.ts';
import { migrate, type SchemaFiles } from '#server/postgres/migrate.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type Archive, type Manifest, openArchive, readManifest, severalAtOnce, verify } from './archive.ts';
import { uploadFile } from './backUp.ts';
import { sqlColumns, sqlName } from './tables.ts';

interface Target {
  databaseUrl: string;
  storage: Storage;
  dataDir: string;
  key: KeyObject | null;
  files: SchemaFiles;
  /** The role that serves requests and receives the necessary rights, if it is not the owner. */
  appRole?: string | null;
}

/**
 * Restores a backup into an empty database and an empty store, and migrates it to this release. Verifies the whole
 * backup before it writes. The tables are loaded in one transaction, and references between them are checked at its
 * end; an interrupted attempt is repeated by the same command. Throws when the database has data.
 */
export async function restore(target: Target, folder: string): Promise<Manifest> {
  const { databaseUrl, key, files, appRole = null } = target;
  const manifest = await readManifest(folder, key);
  await verify(folder, manifest);
  const known = new Set(files.migrations.map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown)
    throw new Error(`The backup is of a newer Rumbo: it has the migration ${unknown}. Restore it with that release.`);
  await refuseData(databaseUrl);
  if (appRole !== null) await refuseMissing(databaseUrl, appRole);
  const then = files.migrations.filter(({ name }) => manifest.migrations.includes(name));
  await migrate(databaseUrl, { migrations: then, functions: [] });
  const archive = openArchive(folder, key);
  await writeUploads(archive, target.storage, manifest.uploads);
  if (manifest.hasSecretKey) await writeSecretKey(archive, target.dataDir);
  await loadTables(databaseUrl, archive, manifest);
  await migrate(databaseUrl, files);
  if (appRole !== null) await grantAppRole(databaseUrl, { name: appRole, password: null });
  return manifest;
}

async function withClient<Result>(databaseUrl: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rumbo restore' });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function refuseData(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ hasTables: boolean }>(
      `select to_regclass('users') is not null as "hasTables"`,
    );
    if (!rows[0]!.hasTables) return;
    const { rowCount } = await client.query(
      'select from users union all select from providers union all select from addresses limit 1',
    );
    if (rowCount)
      throw new Error(
        'The database has data, which a restore would mix with that of the backup. Name an empty database (DATABASE_URL) or an empty data folder (DATA_DIR).',
      );
  });
}

async function refuseMissing(databaseUrl: string, role: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    if (!rowCount)
      throw new Error(
        `The role ${role} of DATABASE_URL does not exist. Make it first: create role ${client.escapeIdentifier(role)} login password '…'`,
      );
  });
}

async function writeUploads(archive: Archive, storage: Storage, names: string[]): Promise<void> {
  await severalAtOnce(names, async (name) =>
    storage.write(name, await buffer(await archive.read(uploadFile(name))), 'image/webp'),
  );
}

async function writeSecretKey(archive: Archive, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const content = await buffer(await archive.read('secret.key'));
  await writeFile(path.join(dataDir, 'secret.key'), content, { mode: 0o600, flush: true });
}

async function loadTables(databaseUrl: string, archive: Archive, { tables, sequences }: Manifest): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(`set local maintenance_work_mem = '256MB'`);
    const references = await dropReferences(client);
    const indexes = await dropIndexes(client);
    // rows that migrations insert are in the backup, too
    await client.query(`truncate ${tables.map((table) => sqlName(client, table)).join(', ')}`);
    for (const table of tables) {
      const rows = client.query(copyFrom(`copy ${sqlName(client, table)} (${sqlColumns(client, table)}) from stdin`));
      await pipeline(await archive.read(table.file), createGunzip(), rows);
      if (rows.rowCount !== table.rows)
        throw new Error(`${table.name} got ${rows.rowCount} rows of ${table.rows}. Nothing was restored.`);
    }
    for (const { name, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
    for (const definition of indexes) await client.query(definition);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
    await client.query('commit');
    await client.query('analyze');
  });
}

/** Tables are loaded in any order: references are created again afterwards, which checks every row. */
async function dropReferences(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text !~ '^pg_'`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  return rows;
}

/** Indexes are created after loading, which takes a fraction of the time. Indexes of constraints remain. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class c on c.oid = indexrelid
     where c.relkind = 'i' and c.relnamespace::regnamespace::text !~ '^pg_'
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ definition }) => definition);
}
