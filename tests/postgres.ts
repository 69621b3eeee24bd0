import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seed } from '#server/app/seed/seed.ts';
import { readSchemaFiles } from '#server/app/sqlFiles.ts';
import { ensureDatabase, openDb } from '#server/platform/db.ts';
import { APP_ROLE, grantAppRole } from '#server/postgres/appRole.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { migrate } from '#server/postgres/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the test server's `postgres` database. */
    postgres: string;
  }
}

/** The password of the application's database role. */
export const APP_PASSWORD = 'app';

/** The clusters of earlier runs, by a hash of their sources. */
const KEPT = 'node_modules/.cache/rumbo-test';

/** One PostgreSQL for the run, with two databases to clone: `empty` (migrated) and `demo` (as after a first start). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rumbo-test-'));
  const kept = path.join(KEPT, fingerprint());
  // preserves the owner of the files; there is no such command on Windows
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);
  const canKeep = process.platform !== 'win32';
  const start = () => startEmbeddedPostgres(directory, { volatile: true });
  let postgres: EmbeddedPostgres;
  if (canKeep && existsSync(kept)) {
    copy(kept, directory);
    postgres = await start();
  } else {
    postgres = await start();
    await createTemplates(postgres);
    if (canKeep) {
      await postgres.stop();
      rmSync(KEPT, { recursive: true, force: true });
      mkdirSync(KEPT, { recursive: true });
      const draft = mkdtempSync(`${kept}-`);
      copy(directory, draft);
      renameSync(draft, kept);
      postgres = await start();
    }
  }
  project.provide('postgres', postgres.url('postgres'));
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** A hash of everything that the templates depend on. */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(readSchemaFiles()));
  const files = globSync(['prisma/{demo,reference}/**/*.*', 'server/{postgres,app/seed}/*.ts', 'package-lock.json']);
  for (const file of [...files.sort(), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function createTemplates(postgres: EmbeddedPostgres): Promise<void> {
  const admin = postgres.url('postgres');
  await ensureDatabase(admin, 'empty');
  await migrate(postgres.url('empty'), readSchemaFiles());
  await grantAppRole(postgres.url('empty'), { name: APP_ROLE, password: APP_PASSWORD });
  await clone(admin, 'empty', 'demo');
  // by two that start together: tests/start/process.test.ts counts what they have loaded
  const dbs = [1, 2].map(() => openDb(postgres.url('demo')));
  await Promise.all(dbs.map((db) => seed(db, 'demo', () => {})));
  await Promise.all(dbs.map((db) => db.close()));
}

export async function clone(admin: string, template: string, name: string): Promise<void> {
  await adminQuery(admin, `create database ${name} template ${template} strategy file_copy`);
}

export async function adminQuery(admin: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
