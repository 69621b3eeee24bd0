import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { adminQuery } from '#tests/postgres.ts';
import { missingMigration } from '../../scripts/schema-engine.ts';
import { migrate, readMigrations } from './migrate.ts';

async function emptyDatabase(): Promise<string> {
  const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  await adminQuery(inject('postgres'), `create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return String(url);
}

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

const migration = (name: string, sql: string) => ({ name, sql, checksum: `sum of ${sql}` });

describe('migrations', () => {
  it('match prisma/schema.prisma', async () => {
    expect(await missingMigration(inject('postgres'))).toBe('');
  });

  it('are applied once when several instances start at the same time', async () => {
    const url = await emptyDatabase();
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, readMigrations().length]);
  });

  it('are rejected when one was edited after it was applied', async () => {
    const url = await emptyDatabase();
    await migrate(url, [migration('1_a', 'create table a ()')]);
    await expect(migrate(url, [migration('1_a', 'create table a (b int)')])).rejects.toThrow('1_a was edited');
  });

  it('are rejected by a version older than the database', async () => {
    const url = await emptyDatabase();
    await migrate(url, [migration('1_a', 'create table a ()'), migration('2_b', 'create table b ()')]);
    await expect(migrate(url, [migration('1_a', 'create table a ()')])).rejects.toThrow('newer Rumbo');
  });

  it('roll back the one that fails, and keep the earlier ones', async () => {
    const url = await emptyDatabase();
    const broken = [migration('1_a', 'create table a ()'), migration('2_b', 'create table b (); select 1/0')];
    await expect(migrate(url, broken)).rejects.toThrow('2_b failed and was undone: division by zero');
    const { rows } = await query(url, `select to_regclass('a') is not null as a, to_regclass('b') is not null as b`);
    expect(rows).toEqual([{ a: true, b: false }]);
  });
});
