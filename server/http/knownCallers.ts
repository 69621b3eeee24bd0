import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

declare module '#server/graphql/context.ts' {
  interface Context {
    knownCallers: KnownCallers;
  }
}

/** The caller whose budget pays for a request. */
export interface Caller {
  rule: 'network' | 'person' | 'program';
  key: string;
}

/**
 * A cache of the callers of sessions and access tokens recently found in the database; a header alone proves nothing.
 */
export interface KnownCallers {
  remember: (token: string, caller: Caller) => void;
  /** The caller of a session cookie or access token; undefined while it has not been verified. */
  find: (token: string) => Caller | undefined;
  forget: (token: string) => void;
}

const KEPT = 10_000;
/**
 * The time for which a caller is cached. An ended session pays from its own budget for this long at most; its rights
 * end immediately.
 */
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
