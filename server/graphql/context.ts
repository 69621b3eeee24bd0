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
  /** Whether the user may do everything now; false while `hold` is set. */
  isSuperAdmin: boolean;
  /** Whether the user may moderate now, as moderators and super admins may; false while `hold` is set. */
  isModerator: boolean;
  /** The step that a super admin or moderator must complete before acting as staff; null if no step is needed. */
  hold: 'proveEmail' | 'replacePassword' | 'setUpSecondFactor' | null;
  /** Whether the account's e-mail is verified. */
  hasProvedEmail: boolean;
  sessionId: number;
  /** The time at which the user last proved to be the owner of the account, by its strongest factor. */
  provedAt: Date;
}

/**
 * The argument of every resolver and verb: the parts of the process, and the current request. Each domain declares its
 * own part in its own file (`declare module`), so that this file depends on no domain.
 */
export interface Context {
  /** The schema in which operations are executed. */
  schema: GraphQLSchema;
  db: Db;
  /** For reads that may be some seconds old: for anonymous callers a standby, if there is one. */
  reads: Queryable;
  limits: Limits;
  log: Log;
  /** Logs that the database or the file store is unavailable. */
  logOutage: (error: unknown) => void;
  storage: Storage;
  secretKey: SecretKey;
  /** The time in seconds in which staff can undo a decision about a provider. */
  undoSeconds: number;
  /** Hosts, optionally with a port, that webhooks may reach on private networks and without TLS. */
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
  /** Whether the operation is built in, as for REST, and not written by the caller. */
  ownOperation: boolean;
  /** The signed-in user; null for visitors and programs. Signing in and out changes it. */
  viewer: Viewer | null;
  /** The access token of the request; null without one. */
  token: TokenViewer | null;
}
