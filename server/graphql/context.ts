import type { GraphQLSchema } from 'graphql';
import type { Cookies } from '#server/http/cookies.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Db, Queryable } from '#server/platform/db.ts';
import type { Log } from '#server/platform/log.ts';
import type { SecretKey } from '#server/platform/secretKey.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Language } from '#shared/language.ts';
import type { TokenViewer } from './tokenScopes.ts';

/** The signed-in user. */
export interface Viewer {
  id: number;
  /** Whether the user may do everything now: false while there is a `hold`. */
  isSuperAdmin: boolean;
  /** Whether the user may moderate now, as moderators and super admins may: false while there is a `hold`. */
  isModerator: boolean;
  /** The step that a super admin or moderator must take before acting as staff; null for none and for other users. */
  hold: 'proveEmail' | 'replacePassword' | 'setUpSecondFactor' | null;
  /** Whether the account's e-mail is verified. */
  hasProvedEmail: boolean;
  sessionId: number;
  /** When the user last proved to be the owner of the account, by its strongest factor. */
  provedAt: Date;
}

/**
 * Available to every resolver and verb: the parts of the process, and the current request. A domain adds its own part
 * from its own file (`declare module`), so that this file depends on no domain.
 */
export interface Context {
  /** The schema that operations run on. */
  schema: GraphQLSchema;
  db: Db;
  /** Reads that may be some seconds old for anonymous callers: from a standby where there is one. */
  reads: Queryable;
  limits: Limits;
  log: Log;
  /** Logs that the database or the file store is unavailable. */
  logOutage: (error: unknown) => void;
  storage: Storage;
  secretKey: SecretKey;
  /** See `Env`. */
  undoSeconds: number;
  /** See `Env`. */
  webhookPrivateHosts: readonly string[];
  requestId: string;
  /** The caller's IP address, as reported by trusted proxies. */
  address: string;
  /** The key of rate limits: an IPv4 address, or the network of an IPv6 address. */
  network: string;
  /** Headers to add to the response. */
  responseHeaders: Record<string, string>;
  userAgent: string | null;
  language: Language;
  /** The visitor's country, ISO 3166-1 alpha-2; null when the browser does not report it. */
  country: string | null;
  cookies: Cookies;
  /** Whether the operation is built in (REST), not written by the caller. */
  ownOperation: boolean;
  /** The signed-in user; null for visitors and programs. Signing in and out changes it. */
  viewer: Viewer | null;
  /** The access token of the request; null without one. */
  token: TokenViewer | null;
}
