import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { sqlFile as migration, readSchemaFiles } from '#server/app/sqlFiles.ts';
import { emptyDatabase, query } from '#tests/emptyDatabase.ts';
import { missingMigration } from '../../scripts/schema-engine.ts';
import { checkMigrated, migrate, type SqlFile } from './migrate.ts';

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

  it('of a newer release are accepted while they only add, and its functions stay', async () => {
    const url = await emptyDatabase();
    const one = migration('1_a', 'create table a (); create schema jobs');
    const answer = (n: number) => [migration('f', `create function jobs.answer() returns int return ${n}`)];
    await migrate(url, { migrations: [one, migration('2_b', 'create table b ()')], functions: answer(2) });
    expect(await migrate(url, { migrations: [one], functions: answer(1) })).toEqual([]);
    await checkMigrated(url, { migrations: [one], functions: [] });
    expect((await query(url, 'select jobs.answer() as answer')).rows).toEqual([{ answer: 2 }]);
  });

  it('keep the functions of a newer release unchanged, even if it has no other migration', async () => {
    const url = await emptyDatabase();
    const migrations = [migration('1_a', 'create schema jobs')];
    const release = (number: string) => ({
      migrations,
      functions: [migration('f', `create function jobs.release() returns text return '${number}'`)],
      release: number,
    });
    await migrate(url, release('1.10.0'));
    expect(await migrate(url, release('1.9.2'))).toEqual([]);
    await checkMigrated(url, release('1.9.2'));
    expect((await query(url, 'select jobs.release()')).rows).toEqual([{ release: '1.10.0' }]);
    await expect(checkMigrated(url, release('1.10.1'))).rejects.toThrow(
      'has the functions of release 1.10.0, and not those of 1.10.1. Run npm run migrate with this release',
    );
    expect(await migrate(url, release('1.10.1'))).toEqual(['f']);
    await checkMigrated(url, release('1.10.1'));
  });

  it('that remove are refused by a release that may still use the removed parts, and by no later one', async () => {
    const url = await emptyDatabase();
    const one = migration('1_a', 'create table a (old int)');
    const two = migration('2_b', 'alter table a add new int');
    await migrate(url, only(one, two, migration('3_c', '-- contract after 2_b\nalter table a drop old')));
    expect(await migrate(url, only(one, two))).toEqual([]);
    await expect(migrate(url, only(one))).rejects.toThrow('Start a release that has the migration 2_b');
  });

  it('are listed by a start that does not apply them', async () => {
    const url = await emptyDatabase();
    await expect(checkMigrated(url, only(migration('1_a', 'create table a ()')))).rejects.toThrow(
      'the first of them 1_a. Run npm run migrate',
    );
  });

  it('let requests pass while a long transaction holds their table, and are applied after it', async () => {
    const url = await emptyDatabase();
    await migrate(url, only(migration('1_a', 'create table a ()')));
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin; select from a');
    const waits = Promise.withResolvers<string>();
    const two = migration('2_b', 'alter table a add b int');
    const migrating = migrate(url, only(migration('1_a', 'create table a ()'), two), waits.resolve);
    expect(await waits.promise).toContain('2_b waits for a table');
    const began = Date.now();
    await query(url, 'select from a');
    expect(Date.now() - began).toBeLessThan(900);
    await reader.end();
    expect(await migrating).toEqual(['2_b']);
  });

  it('create an index concurrently while another instance waits, also after an interrupted attempt', async () => {
    const url = await emptyDatabase();
    const table = migration('1_a', 'create table a (b int); insert into a values (1), (1)');
    const index = migration('2_b', '-- no transaction\ncreate index concurrently a_b on a (b)');
    await migrate(url, only(table));
    for (const name of ['a_b', 'of_others'])
      await query(url, `create unique index concurrently ${name} on a (b)`).catch(() => {});
    const applied = await Promise.all([migrate(url, only(table, index)), migrate(url, only(table, index))]);
    expect(applied.flat()).toEqual(['2_b']);
    const { rows } = await query(
      url,
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'a'::regclass order by 1`,
    );
    expect(rows).toEqual([
      { name: 'a_b', valid: true },
      { name: 'of_others', valid: false },
    ]);
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
