import { expect, it } from 'vitest';
import { useDatabase } from '#tests/testDatabase.ts';

const database = useDatabase('empty');

it.each([
  ['create a table', 'create table mine ()'],
  ['disable a trigger of the log', 'alter table logs disable trigger all'],
  ['delete entries of the log', 'delete from logs'],
  ['empty a table', 'truncate users cascade'],
  ['read the queue', 'select * from graphile_worker._private_jobs'],
  ['read files of the server', `select pg_read_file('/etc/hostname')`],
  ['run programs', `copy users from program 'true'`],
  ['change the records of migrations', `delete from _prisma_migrations`],
  ['change the records of function files', `delete from _function_files`],
])('the role that serves requests cannot %s', async (_, sql) => {
  await expect(database.appDb.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});

it('the role that serves requests owns nothing and is not a superuser', async () => {
  const { rows } = await database.appDb.pool.query(
    `select rolsuper, rolcreaterole, rolcreatedb, (select count(*)::int from pg_class where relowner = r.oid) owned
     from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, owned: 0 }]);
});
