import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';
import type { SchemaFiles, SqlFile } from '#server/postgres/migrate.ts';
import { renderConstants } from '#server/search/sql/constants.ts';
import { renderDocuments } from '#server/search/sql/documents.ts';

const MIGRATIONS = path.join(ROOT, 'prisma/migrations');

/** The files of search first: other domains fold text with their functions. */
const FOLDERS = ['search', 'providers', 'accounts', 'logs', 'jobs'].map((domain) => `server/${domain}/sql`);

/** Rendered by TypeScript: functions with numbers that TypeScript has, too. */
const RENDERED = {
  'server/search/sql/constants.ts': renderConstants,
  'server/search/sql/documents.ts': renderDocuments,
};

export function sqlFile(name: string, sql: string): SqlFile {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

export function readSchemaFiles(): SchemaFiles {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return { migrations: readMigrations(), functions: readFunctionFiles(), release: version };
}

export function readMigrations(): SqlFile[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => sqlFile(name, readFileSync(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8')));
}

/** Each function of the database, with triggers and indexes that need one, in the order in which they are applied. */
function readFunctionFiles(): SqlFile[] {
  const written = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => sqlFile(`${folder}/${name}`, readFileSync(path.join(ROOT, folder, name), 'utf8'))),
  );
  return [...Object.entries(RENDERED).map(([name, render]) => sqlFile(name, render())), ...written];
}
