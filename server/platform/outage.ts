import { Conflict, DomainError, Unavailable } from './errors.ts';
import type { Log } from './log.ts';
import { onceASecond } from './onceASecond.ts';

/** PostgreSQL is starting, stopping, full or out of connections: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATABASE_AWAY = /^(08|53|57P)/;
/** A statement ran into its time limit. */
const CANCELLED = '57014';
/** Somebody else changes the same rows, for longer than a request waits. */
const LOCKED = '55P03';
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOSPC',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
/** Prisma's own: not reachable, timed out, closed, no connection free, no transaction. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);
/** Messages of `pg`, which have no code, and what Prisma's adapter calls a connection that ended. */
const MESSAGES =
  /^(ConnectionClosed$|DatabaseNotReachable$|SocketTimeout$|TooManyConnections$|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)|the database system is/;

interface Coded {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  originalCode?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/**
 * The domain error for one that says that the database or the file store is away or too busy; null for any other
 * error. The reasons may be nested: Prisma keeps the database's error as a cause.
 */
function outageOf(error: unknown): DomainError | null {
  for (let at = error as Coded | undefined, depth = 0; at && typeof at === 'object' && depth < 5; depth++) {
    const code = String(at.originalCode ?? at.code ?? '');
    if (code === LOCKED) return new Conflict('request.locked');
    const isAway =
      DATABASE_AWAY.test(code) ||
      code === CANCELLED ||
      NETWORK.has(code) ||
      PRISMA.has(code) ||
      MESSAGES.test(String(at.message));
    if (isAway) return new Unavailable('request.unavailable');
    at = (at.meta?.driverAdapterError ?? at.cause) as Coded | undefined;
  }
  return null;
}

/**
 * The domain error that a caller gets for an error, or null for an unexpected one. An outage is logged.
 */
export function knownError(error: unknown, logOutage: (error: unknown) => void): DomainError | null {
  if (error instanceof DomainError) return error;
  const outage = outageOf(error);
  if (outage) logOutage(error);
  return outage;
}

/** Logs that something is away, once a second however many requests notice. */
export function createOutageLog(log: Log): (error: unknown) => void {
  return onceASecond((err, times) => log.error({ err, times }, 'the database or the file store is away'));
}
