import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDb } from '../server/db.ts';
import { adminQuery, clone } from './postgres.ts';

/** A database of this test file's own: `demo` with providers, or `empty` with tables only. */
export function useDatabase(template: 'demo' | 'empty'): { db: Db; url: string } {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const database = {} as { db: Db; url: string };
  beforeAll(async () => {
    await clone(inject('postgres'), template, name);
    const url = new URL(inject('postgres'));
    url.pathname = `/${name}`;
    database.url = String(url);
    database.db = openDb(database.url);
  });
  afterAll(async () => {
    await database.db.close();
    await adminQuery(inject('postgres'), `drop database if exists ${name} with (force)`);
  });
  return database;
}
