import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { useApp } from './testApp.ts';

/** Changes of a provider through the product's own code, in transactions that a test can hold open. */
export function providerChanges(test: ReturnType<typeof useApp>, id: () => number) {
  async function inTransaction<Result>(
    use: (client: PoolClient) => Promise<Result>,
    end: 'commit' | 'rollback' = 'commit',
  ): Promise<Result> {
    const client = await test.db.pool.connect();
    let how: 'commit' | 'rollback' = 'rollback';
    try {
      await client.query('begin');
      const result = await use(client);
      how = end;
      return result;
    } finally {
      // ended even when an expectation fails, as waiting transactions would hang
      await client.query(how);
      client.release();
    }
  }

  function change(sql: string): Promise<void> {
    return inTransaction((client) => changeWith(client, sql));
  }

  async function changeWith(client: PoolClient, sql: string): Promise<void> {
    await client.query(sql, [id()]);
    await client.query('select search.refresh(array[$1::int])', [id()]);
  }

  /** Waits until a transaction waits for a lock: on a table, or on a row when none is named. */
  async function somebodyWaits(table?: string): Promise<void> {
    const waiting = `select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database() and ($1::text is null or relation = $1::regclass)`;
    await expect.poll(async () => (await test.db.pool.query(waiting, [table])).rowCount).toBe(1);
  }

  async function waiting(): Promise<number> {
    return (await test.db.pool.query('select count(*)::int as count from search.pending_document')).rows[0].count;
  }

  return { inTransaction, change, changeWith, somebodyWaits, waiting };
}
