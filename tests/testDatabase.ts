import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, OWNER_CONNECTS_WITHIN_MS, openDb } from '#server/platform/db.ts';
import { APP_ROLE } from '#server/postgres/appRole.ts';
import { APP_PASSWORD, adminQuery, clone } from './postgres.ts';

export type Template = 'demo' | 'empty';

export interface TestDatabase {
  name: string;
  /** The owner's connections, for test set-up and assertions. */
  db: Db;
  url: string;
  /** The application's connections: with the rights of its role, and few of them. */
  appDb: Db;
}

/**
 * A database for this test file: `demo` with providers, or `empty` with tables only. The application has one connection
 * of each kind, so that a verb that needs a second one inside its transaction fails; `connections` is for tests of
 * races.
 */
export function useDatabase(template: Template, connections?: number): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openDatabase(template, connections));
  });
  afterAll(async () => {
    await Promise.all([database.db.close(), database.appDb.close()]);
    await adminQuery(inject('postgres'), `drop database if exists ${database.name} with (force)`);
  });
  return database;
}

export async function openDatabase(template: Template, connections = 1): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await clone(inject('postgres'), template, name);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  const patient = { connectWithinMs: OWNER_CONNECTS_WITHIN_MS };
  // without timeouts: a rebuild of search on a busy machine takes longer
  const db = openDb(String(url), undefined, { ...patient, isPooled: true });
  const owner = String(url);
  url.username = APP_ROLE;
  url.password = APP_PASSWORD;
  return { name, url: owner, db, appDb: openDb(String(url), { prisma: connections, reads: connections }, patient) };
}
