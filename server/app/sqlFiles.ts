import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderProofs } from '#server/credentials/sql/proofs.ts';
import { ROOT } from '#server/platform/root.ts';
import type { SchemaFiles, SqlFile } from '#server/postgres/migrate.ts';
import { renderConstants } from '#server/search/sql/constants.ts';
import { renderDocuments } from '#server/search/sql/documents.ts';

const MIGRATIONS = path.join(ROOT, 'prisma/migrations');

/** The folders of SQL files. Search comes first: other domains fold text with its functions. */
const FOLDERS = ['search', 'credentials', 'providers', 'accounts', 'logs', 'jobs'].map(
  (domain) => `server/${domain}/sql`,
);

/** SQL files that TypeScript renders: functions with constants that TypeScript uses, too. */
const RENDERED = {
  'server/credentials/sql/proofs.ts': renderProofs,
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

/**
 * All functions of the database, with the triggers and indexes that depend on them, in the order in which they are
 * applied.
 */
function readFunctionFiles(): SqlFile[] {
  const written = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => sqlFile(`${folder}/${name}`, readFileSync(path.join(ROOT, folder, name), 'utf8'))),
  );
  return [...Object.entries(RENDERED).map(([name, render]) => sqlFile(name, render())), ...written];
}
