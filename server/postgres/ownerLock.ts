import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Another process uses the data folder. */
export class AnotherOwner extends Error {
  constructor() {
    super('Another Rumbo is running on this data folder. Stop it first, or give this one its own with DATA_DIR=…');
  }
}

/**
 * A lock in the server, held until this process ends: a later start can tell an orphaned server from a server in use.
 */
export interface OwnerLock {
  /** Resolves when the connection of the lock has ended, which releases the lock. */
  ended: Promise<void>;
  release: () => Promise<void>;
}

export const ANSWERS_WITHIN_MS = 60_000;

const OWNER_LOCK = 7_310_001;
const LOCK_NOT_AVAILABLE = '55P03';
const WRONG_PASSWORD = '28P01';
const STARTING_UP = '57P03';

interface Waiting {
  /** Whether to stop waiting for the server. */
  isOver: () => boolean;
  /** Whether an attempt makes sense: each rejected attempt costs the server a process and two lines of its log. */
  isReady: () => boolean;
  /** The timeout in milliseconds for the server to respond, unless it reports that it is still starting. */
  patienceMs?: number;
}

/**
 * Connects to the server as soon as it responds, and locks it. Null when it does not respond, or rejects our password.
 * Throws `AnotherOwner` when another process has the lock.
 */
export async function claim(
  url: () => string,
  { isOver, isReady, patienceMs = ANSWERS_WITHIN_MS }: Waiting,
): Promise<OwnerLock | null> {
  const began = Date.now();
  for (let patience = patienceMs; !isOver() && Date.now() - began < patience; await wait(20)) {
    if (!isReady()) continue;
    const client = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
    client.on('error', () => {}); // only the end of the connection matters
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      // wait briefly: PostgreSQL may not have noticed yet that the last owner has ended
      await client.query(`set lock_timeout = '3s'`);
      await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
      return { ended, release: () => client.end() };
    } catch (error) {
      client.end().catch(() => {});
      const { code } = error as { code?: string };
      if (code === LOCK_NOT_AVAILABLE) throw new AnotherOwner();
      if (code === WRONG_PASSWORD) return null;
      if (code === STARTING_UP) patience = ANSWERS_WITHIN_MS;
    }
  }
  return null;
}
