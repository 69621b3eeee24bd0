import type { Gazetteer } from './addresses/gazetteer.ts';
import type { Db } from './db.ts';
import type { Env } from './env.ts';
import type { Context } from './graphql/context.ts';
import { callerAddress } from './http/callerAddress.ts';
import type { Limits } from './http/limits.ts';
import { requestLanguage } from './i18n/language.ts';
import type { Log } from './log.ts';

/** What the process is made of. */
export interface Parts {
  env: Env;
  db: Db;
  gazetteer: Gazetteer;
  limits: Limits;
  log: Log;
}

/** What is known of a request before it is read. */
export interface Arrival {
  /** Network address of the other end of the connection. */
  connection: string;
  /** Sent back as X-Request-Id and logged with whatever goes wrong. */
  requestId: string;
}

interface Headers {
  get: (name: string) => string | null;
}

export function createContext(parts: Parts, headers: Headers, { connection, requestId }: Arrival): Context {
  return {
    db: parts.db,
    gazetteer: parts.gazetteer,
    limits: parts.limits,
    log: parts.log,
    requestId,
    address: callerAddress(connection, headers.get('x-forwarded-for'), parts.env.trustProxy),
    language: requestLanguage(headers.get('accept-language')),
    viewer: null,
  };
}
