import type { ClientBase } from 'pg';

const BATCH = 10_000;

/** Removes entries from before this moment, oldest first: in small transactions, so that nothing waits for it. */
export async function expireLogs(client: ClientBase, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    // the trigger that keeps the log lets go only of what is older than is said here
    await client.query('begin');
    await client.query(`select set_config('rumbo.logs_expire_before', $1, true)`, [before.toISOString()]);
    const { rowCount } = await client.query(
      `delete from logs where id in (select id from logs where created_at < $1 order by created_at, id limit ${BATCH})`,
      [before],
    );
    await client.query('commit');
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
}
