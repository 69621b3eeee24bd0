import { describe, expect, inject, it } from 'vitest';
import { sqlFile as migration, readSchemaFiles } from '#server/app/sqlFiles.ts';
import { emptyDatabase, query } from '#tests/emptyDatabase.ts';
import { missingMigration } from '../../scripts/schema-engine.ts';
import { migrate, type SqlFile } from './migrate.ts';

const schema = readSchemaFiles();
const only = (...migrations: SqlFile[]) => ({ migrations, functions: [] });

describe('migrations', () => {
  it('match prisma/schema.prisma', async () => {
    expect(await missingMigration(inject('postgres'))).toBe('');
  });

  it('are applied once when several instances start at the same time', async () => {
    const url = await emptyDatabase();
    const applied = await Promise.all([migrate(url, schema), migrate(url, schema), migrate(url, schema)]);
    expect(applied.map((names) => names.length).sort((a, b) => a - b)).toEqual([
      0,
      0,
      schema.migrations.length + schema.functions.length,
    ]);
  });

  it('are rejected when one was edited after it was applied', async () => {
    const url = await emptyDatabase();
    await migrate(url, only(migration('1_a', 'create table a ()')));
    await expect(migrate(url, only(migration('1_a', 'create table a (b int)')))).rejects.toThrow('1_a was edited');
  });

  it('are rejected by a version older than the database', async () => {
    const url = await emptyDatabase();
    await migrate(url, only(migration('1_a', 'create table a ()'), migration('2_b', 'create table b ()')));
    await expect(migrate(url, only(migration('1_a', 'create table a ()')))).rejects.toThrow('newer Rumbo');
  });

  it('are refused where the database is of an earlier version, whose data cannot be carried over', async () => {
    const url = await emptyDatabase();
    const earlier = ['20261121040601_init', '20261121041000_search_text'].map((name) => migration(name, 'select 1'));
    await migrate(url, only(...earlier));
    await expect(migrate(url, schema)).rejects.toThrow('made by an earlier version of Rumbo');
    const { rows } = await query(url, `select to_regclass('users') is null as untouched`);
    expect(rows).toEqual([{ untouched: true }]);
  });

  it('roll back the one that fails, and keep the earlier ones', async () => {
    const url = await emptyDatabase();
    const broken = only(migration('1_a', 'create table a ()'), migration('2_b', 'create table b (); select 1/0'));
    await expect(migrate(url, broken)).rejects.toThrow('2_b failed and was undone: division by zero');
    const { rows } = await query(url, `select to_regclass('a') is not null as a, to_regclass('b') is not null as b`);
    expect(rows).toEqual([{ a: true, b: false }]);
  });
});
