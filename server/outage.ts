import { Conflict, DomainError, Unavailable } from './errors.ts';
import type { Log } from './log.ts';

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
 * An error by which the database or the file store is away or too busy, as what its caller is told; null for any other
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
 * The error as its caller is told it, or null for one that nobody expected. An outage that it comes from is logged.
 */
export function knownError(error: unknown, logOutage: (error: unknown) => void): DomainError | null {
  if (error instanceof DomainError) return error;
  const outage = outageOf(error);
  if (outage) logOutage(error);
  return outage;
}

const QUIET_MS = 1_000;

/** Logs that something is away, once a second however many requests notice. */
export function createOutageLog(log: Log): (error: unknown) => void {
  let saidAt = 0;
  let unsaid = 0;
  return (error) => {
    unsaid += 1;
    if (Date.now() - saidAt < QUIET_MS) return;
    log.error({ err: error, times: unsaid }, 'the database or the file store is away');
    saidAt = Date.now();
    unsaid = 0;
  };
}
