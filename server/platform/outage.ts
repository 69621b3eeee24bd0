import { DomainError, Locked, Unavailable } from './errors.ts';
import { type Log, onceASecond } from './log.ts';

/**
 * The codes of a PostgreSQL that is starting, stopping, full or out of connections:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const DATABASE_DOWN = /^(08|53|57P)/;
/** The code of a statement that exceeded its timeout. */
const CANCELLED = '57014';
/** The code of a statement that waited for a row lock longer than the lock timeout. */
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
/** Prisma's codes: unreachable, timeout, connection closed, pool exhausted, no transaction. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);
/** The messages of errors of `pg` that have no code, and the names that Prisma's adapter gives to lost connections. */
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
 * The domain error for an outage or overload of the database or the file store; null for any other error. The cause may
 * be nested: Prisma keeps the error of the database as a cause.
 */
function outageOf(error: unknown): DomainError | null {
  for (let at = error as Coded | undefined, depth = 0; at && typeof at === 'object' && depth < 5; depth++) {
    const code = String(at.originalCode ?? at.code ?? '');
    if (code === LOCKED) return new Locked();
    const isOutage =
      DATABASE_DOWN.test(code) ||
      code === CANCELLED ||
      NETWORK.has(code) ||
      PRISMA.has(code) ||
      MESSAGES.test(String(at.message));
    if (isOutage) return new Unavailable('request.unavailable');
    at = (at.meta?.driverAdapterError ?? at.cause) as Coded | undefined;
  }
  return null;
}

/** The domain error for the caller; null for an unexpected error. Logs outages. */
export function knownError(error: unknown, logOutage: (error: unknown) => void): DomainError | null {
  if (error instanceof DomainError) return error;
  const outage = outageOf(error);
  if (outage) logOutage(error);
  return outage;
}

/** Logs outages, at most once a second. */
export function createOutageLog(log: Log): (error: unknown) => void {
  return onceASecond((err, times) => log.error({ err, times }, 'the database or the file store is unavailable'));
}
