import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

declare module '#server/graphql/context.ts' {
  interface Context {
    knownCallers: KnownCallers;
  }
}

/** The payer of a request's budget. */
export interface Caller {
  rule: 'network' | 'person' | 'program';
  key: string;
}

/** Sessions and access tokens recently found in the database: a header alone proves nothing. */
export interface KnownCallers {
  remember: (token: string, caller: Caller) => void;
  /** The caller of a session cookie or access token; undefined while it has not been verified. */
  find: (token: string) => Caller | undefined;
  forget: (token: string) => void;
}

const KEPT = 10_000;
/** A session that has ended is admitted no longer than this; it loses its rights immediately. */
const KEPT_MS = 300_000;

export function createKnownCallers(): KnownCallers {
  const callers = new LRUCache<string, Caller>({ max: KEPT, ttl: KEPT_MS });
  const hashOf = (token: string) => hash('sha256', token, 'base64url');
  return {
    remember: (token, caller) => void callers.set(hashOf(token), caller),
    find: (token) => callers.get(hashOf(token)),
    forget: (token) => void callers.delete(hashOf(token)),
  };
}
