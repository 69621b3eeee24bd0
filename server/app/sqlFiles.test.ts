import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAlone } from '#server/postgres/changes.ts';
import { migrate } from '#server/postgres/migrate.ts';
import { emptyDatabase, query } from '#tests/emptyDatabase.ts';
import { readSchemaFiles, sqlFile } from './sqlFiles.ts';

const schema = readSchemaFiles();
const { migrations, functions } = schema;
const DEFINITION = /create\s+(?:or\s+replace\s+)?(?:function|procedure|aggregate)\s+([\w.]+)/gi;
const namesOf = (sql: string) => [...sql.matchAll(DEFINITION)].map((match) => match[1]!);

/** The functions, triggers and indexes of a database, as PostgreSQL writes them. */
async function definitions(url: string): Promise<string[]> {
  const { rows } = await query(
    url,
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
       where pronamespace::regnamespace::text in ('search', 'duplicates', 'rules', 'jobs', 'public') and prokind in ('f', 'p')
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select indexdef from pg_indexes where schemaname in ('search', 'public')
     union all select oid::regprocedure::text from pg_proc where prokind = 'a' and pronamespace = 'search'::regnamespace
     order by 1`,
  );
  return rows.map(({ definition }) => definition);
}

describe('the functions of the database', () => {
  it('are the same in a new database and in one that was migrated from others', async () => {
    const [fresh, other] = [await emptyDatabase(), await emptyDatabase()];
    await migrate(fresh, schema);
    const former = functions.map(({ name, sql }) =>
      sqlFile(
        name,
        sql
          .replace('returns table (card json)', 'returns table (former json)')
          .replace('search.z_order(latitude float8', 'search.z_order(north float8, latitude float8')
          .replaceAll('limit 3;', 'limit 4;')
          .replace("'RB002'", "'RB999'"),
      ),
    );
    const gone = sqlFile(
      'gone.sql',
      `create function search.gone() returns int language sql as 'select 1';
       create function search.fold(value int) returns int language sql as 'select 1'`,
    );
    await migrate(other, { migrations, functions: [...former, gone] });
    expect(await definitions(other)).not.toEqual(await definitions(fresh));
    expect(await migrate(other, schema)).not.toEqual([]);
    expect(await definitions(other)).toEqual(await definitions(fresh));
    expect(await migrate(other, schema)).toEqual([]);
  });

  it('are dropped when their file is deleted, even if no other file has changed', async () => {
    const url = await emptyDatabase();
    const gone = sqlFile('gone.sql', `create function search.gone() returns int language sql as 'select 1'`);
    await migrate(url, { migrations, functions: [...functions, gone] });
    await migrate(url, schema);
    expect((await query(url, `select to_regproc('search.gone') is null as dropped`)).rows).toEqual([{ dropped: true }]);
  });

  it('stay for processes of the previous release when their file is deleted', async () => {
    const url = await emptyDatabase();
    const gone = sqlFile('gone.sql', `create function search.gone() returns int language sql as 'select 1'`);
    const isThere = async () =>
      (await query(url, `select to_regproc('search.gone') is not null as there`)).rows[0].there as boolean;
    await migrate(url, { migrations, functions: [...functions, gone], release: '1.0.0' });
    await migrate(url, { migrations, functions, release: '1.1.0' });
    expect(await isThere()).toBe(true);
    const changed = functions.map(({ name, sql }, at) => sqlFile(name, at === 0 ? `${sql}\n` : sql));
    await migrate(url, { migrations, functions: changed, release: '1.2.0' });
    expect(await isThere()).toBe(false);
  });

  it.each([
    [
      'a result has changed that an index is made of',
      (sql: string) => sql.replace('tax_key(value text) returns text', 'tax_key(value text) returns varchar'),
      'duplicates.sql: cannot change return type of existing function',
    ],
    [
      'one is gone that an index is made of',
      (sql: string) =>
        sql.replaceAll('duplicates.tax_key(', 'duplicates.tax_code(').replace('providers_tax_key', 'other'),
      'index providers_tax_key depends on function duplicates.tax_key(text)',
    ],
    ['one is broken', (sql: string) => sql.replace('language sql', 'language esperanto'), 'language "esperanto"'],
  ])('stay as they were, with a message that says why, where %s', async (_, change, message) => {
    const url = await emptyDatabase();
    await migrate(url, schema);
    const before = await definitions(url);
    const changed = functions.map(({ name, sql }) => sqlFile(name, change(sql)));
    await expect(migrate(url, { ...schema, functions: changed })).rejects.toThrow(message);
    expect(await definitions(url)).toEqual(before);
    expect(await migrate(url, schema)).toEqual([]);
  });

  it('have bodies that PostgreSQL can read', async () => {
    const url = await emptyDatabase();
    await migrate(url, schema);
    const together = functions.filter(({ sql }) => !isAlone(sql));
    await query(url, together.map(({ sql }) => sql).join('\n')); // now with check_function_bodies
  });

  it('have their indexes in separate files, created concurrently: on a large table no request is blocked', () => {
    const CREATES = /^create\s+(?:unique\s+)?index\s+(\w+)/gim;
    const made = functions.flatMap(({ name, sql }) => [...sql.matchAll(CREATES)].map((match) => [name, match[1]]));
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(([name, how]) => how !== 'concurrently' || !name!.endsWith('/indexes.sql'))).toEqual([]);
  });

  it('are defined once each, and in no migration', () => {
    const names = functions.flatMap(({ sql }) => namesOf(sql));
    expect(names).toContain('search.refresh');
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(migrations.flatMap(({ sql }) => namesOf(sql))).toEqual([]);
    const files = globSync('{server,prisma}/**/*.{sql,ts}').map((file) => file.replaceAll('\\', '/'));
    const elsewhere = files
      .filter((file) => !/\.test\.ts$|\/generated\//.test(file) && !functions.some(({ name }) => name === file))
      .filter((file) => namesOf(readFileSync(file, 'utf8')).length > 0);
    expect(elsewhere).toEqual([]);
  });

  it('are in small files, and written in full', () => {
    for (const { name } of functions) {
      const text = readFileSync(name, 'utf8');
      expect(text.split('\n').length, name).toBeLessThanOrEqual(300);
      expect(text, name).not.toMatch(/\bas before\b/i);
    }
  });
});
