import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Storage } from '#server/storage/storage.ts';
import { storageName } from '#server/storage/storageName.ts';
import { type Archive, type Manifest, openArchive, severalAtOnce, verify, writeManifest } from './archive.ts';
import { listTables, sqlColumns, sqlName } from './tables.ts';

interface Source {
  databaseUrl: string;
  storage: Storage;
  dataDir: string;
  key: KeyObject | null;
}

/**
 * Writes the database and the uploaded files to a new folder in `directory`, and returns its path. The tables are from
 * one snapshot. Files are copied before the snapshot, and new ones after it, so that files deleted during the backup
 * are included. The folder gets its name after verification.
 */
export async function backUp(source: Source, directory: string, takenAt = new Date()): Promise<string> {
  const { databaseUrl, storage, key } = source;
  const folder = path.join(directory, `rumbo-${takenAt.toISOString().replace(/\D/g, '').slice(0, 14)}`);
  const draft = `${folder}.part`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const archive = openArchive(draft, key);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rumbo backup' });
  await client.connect();
  try {
    const uploads = await copyUploads(archive, storage, await namedUploads(client));
    await client.query('begin isolation level repeatable read read only');
    const named = await namedUploads(client);
    for (const name of await copyUploads(archive, storage, named.difference(uploads))) uploads.add(name);
    // files replaced during the copy: no row of the snapshot names them
    for (const name of uploads.difference(named)) {
      await rm(path.join(draft, uploadFile(name)));
      delete archive.hashes[uploadFile(name)];
      uploads.delete(name);
    }
    const manifest: Manifest = {
      format: 1,
      takenAt: takenAt.toISOString(),
      migrations: await readMigrations(client),
      tables: await copyTables(client, archive),
      sequences: await readSequences(client),
      uploads: [...uploads].sort(),
      missing: [...named.difference(uploads)].sort(),
      hasSecretKey: key !== null && (await copySecretKey(archive, source.dataDir)),
      hashes: archive.hashes,
    };
    await client.query('commit');
    await verify(draft, manifest);
    await writeManifest(draft, manifest, key);
    await rename(draft, folder);
    await client.query(
      `insert into settings (key, value) values ('lastBackupAt', to_jsonb($1::text))
       on conflict (key) do update set value = excluded.value`,
      [takenAt.toISOString()],
    );
    return folder;
  } finally {
    await client.end();
  }
}

export const uploadFile = (name: string) => `uploads/${name.slice(0, 2)}/${name}`;

/** The files named by rows. */
async function namedUploads(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string; widths: number[] }>(
    'select storage_key as key, widths from files',
  );
  return new Set(rows.flatMap(({ key, widths }) => widths.map((width) => storageName(key, width))));
}

/** Copies files, and returns the names of those that exist. */
async function copyUploads(archive: Archive, storage: Storage, names: Set<string>): Promise<Set<string>> {
  const copied = new Set<string>();
  await severalAtOnce(names, async (name) => {
    const file = await storage.read(name);
    if (!file) return;
    await archive.write(uploadFile(name), file.stream);
    copied.add(name);
  });
  return copied;
}

async function copyTables(client: pg.Client, archive: Archive): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const file = `database/${table.schema}.${table.name}.copy.gz`;
    const rows = client.query(copyTo(`copy ${sqlName(client, table)} (${sqlColumns(client, table)}) to stdout`));
    await archive.write(file, rows.compose(createGzip({ level: 1 })));
    tables.push({ ...table, rows: rows.rowCount ?? 0, file });
  }
  return tables;
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where rolled_back_at is null and finished_at is not null order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null; start: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value, start_value::text as start
     from pg_sequences order by 1`,
  );
  return rows.map(({ name, value, start }) => ({ name, value: value ?? start, isCalled: value !== null }));
}

/** Copies the key file if there is one: when SECRET_KEY is set, the operator keeps the key. */
async function copySecretKey(archive: Archive, dataDir: string): Promise<boolean> {
  const content = await readFile(path.join(dataDir, 'secret.key')).catch(() => null);
  if (content) await archive.write('secret.key', Readable.from([content]));
  return content !== null;
}
