import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seed } from '#prisma/seed/seed.ts';
import { readSchemaFiles } from '#server/app/sqlFiles.ts';
import { ensureDatabase, openDb } from '#server/platform/db.ts';
import { APP_ROLE, grantAppRole } from '#server/postgres/appRole.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { migrate } from '#server/postgres/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the test server's `postgres` database. */
    postgres: string;
  }
}

/** The password of the application's database role. */
export const APP_PASSWORD = 'app';

/** One PostgreSQL for the run, with two databases to clone: `empty` (migrated) and `demo` (as after a first start). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rumbo-test-'));
  const postgres = await startEmbeddedPostgres(directory, { volatile: true });
  const admin = postgres.url('postgres');
  await ensureDatabase(admin, 'empty');
  await migrate(postgres.url('empty'), readSchemaFiles());
  await grantAppRole(postgres.url('empty'), { name: APP_ROLE, password: APP_PASSWORD });
  await clone(admin, 'empty', 'demo');
  const db = openDb(postgres.url('demo'));
  await seed(db, 'demo', () => {});
  await db.close();
  project.provide('postgres', admin);
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
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
