import pg from 'pg';
import { inject } from 'vitest';
import { adminQuery } from './postgres.ts';

/** The URL of a new database without tables. */
export async function emptyDatabase(): Promise<string> {
  const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  await adminQuery(inject('postgres'), `create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return String(url);
}

export async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
