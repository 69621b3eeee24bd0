import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Requests that queue behind a change waiting for a lock wait at most this long. */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 1_000;
const TRIES = 120;
const LOCKED = '55P03';

const ALONE = /^-- no transaction\n/;
const INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi;

/**
 * Runs a change that needs a table lock. If a long read holds the table, the change gives up soon, as all other
 * requests queue behind it, and is retried.
 */
export async function inTransaction(
  client: pg.Client,
  { failure, name, onStep }: { failure: string; name: string; onStep: (text: string) => void },
  change: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`);
      await change();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (tries === TRIES || !isLocked(error))
        throw new Error(`${failure}: ${describe(error as Error)}`, { cause: error });
      if (tries === 1) onStep(`${name} waits for a table that a long transaction uses, and is tried again`);
      await wait(PAUSE_MS);
    }
  }
}

/** The message of a PostgreSQL error, with its detail, such as the dependents of a function, and its hint. */
export function describe({ message, detail, hint }: Error & { detail?: string; hint?: string }): string {
  return [message, detail, hint].filter(Boolean).join(' ');
}

/** Whether this error, or one of its causes, is a lock timeout. */
export function isLocked(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === LOCKED || (cause != null && isLocked(cause));
}

/** Whether the statements of a file run outside of a transaction, as required for indexes created concurrently. */
export function isAlone(sql: string): boolean {
  return ALONE.test(sql);
}

/** Runs the statements one by one. An interrupted attempt leaves unused indexes, which are dropped first. */
export async function runAlone(client: pg.Client, sql: string): Promise<void> {
  const names = [...sql.matchAll(INDEX)].map((match) => match[1]!);
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where not indisvalid and indexrelid = any (select to_regclass(name) from unnest($1::text[]) name)`,
    [names],
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
  for (const statement of sql.split(/;[ \t]*$/m)) if (statement.trim()) await client.query(statement);
}
