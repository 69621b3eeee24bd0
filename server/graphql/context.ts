import type { GraphQLSchema } from 'graphql';
import type { Cookies } from '#server/http/cookies.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Db } from '#server/platform/db.ts';
import type { Log } from '#server/platform/log.ts';
import type { SecretKey } from '#server/platform/secretKey.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Language } from '#shared/language.ts';
import type { TokenViewer } from './tokenViewer.ts';

/** Who is asking. */
export interface Viewer {
  id: number;
  isSuperAdmin: boolean;
  /** Whether somebody reads the mail of the account's e-mail. */
  hasProvedEmail: boolean;
  sessionId: number;
}

/**
 * What every resolver and verb can reach: the parts of the process, and this request. A domain that brings a part of its
 * own adds it here from its own file (`declare module`), so that this one knows none of them.
 */
export interface Context {
  /** What operations run on. */
  schema: GraphQLSchema;
  db: Db;
  limits: Limits;
  log: Log;
  /** Logs that the database or the file store is away. */
  logOutage: (error: unknown) => void;
  storage: Storage;
  secretKey: SecretKey;
  /** As in `Env`. */
  undoSeconds: number;
  /** As in `Env`. */
  webhookPrivateHosts: readonly string[];
  requestId: string;
  /** The caller's network address, as far as proxies are trusted. */
  address: string;
  /** What limits count by: the address, or the network of an IPv6 one. */
  network: string;
  /** Headers that the response will have. */
  responseHeaders: Record<string, string>;
  userAgent: string | null;
  language: Language;
  /** Of the person who asks, ISO 3166-1 alpha-2, where their browser tells it. */
  country: string | null;
  cookies: Cookies;
  /** Whether this runs an operation of ours, not one that the caller wrote. */
  ownOperation: boolean;
  /** Who is signed in; null for a program. Signing in and out changes it. */
  viewer: Viewer | null;
  /** The program that sent an access token. */
  token: TokenViewer | null;
}
