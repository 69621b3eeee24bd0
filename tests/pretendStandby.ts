import type { Db } from '#server/platform/db.ts';

interface Database {
  db: Db;
  url: string;
}

/** Makes a test database pretend, on new connections, to be a standby which has replayed everything. */
export function pretendStandby(database: Database): Promise<void> {
  return pretend(
    database,
    `create function public.pg_is_in_recovery() returns boolean language sql as 'select true';
    create function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select pg_current_wal_lsn()'`,
  );
}

/** Replaces functions of PostgreSQL, for new connections. */
export async function pretend({ db, url }: Database, functions: string): Promise<void> {
  await db.pool.query(functions);
  await db.pool.query(`alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`);
}
