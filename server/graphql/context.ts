import type { Gazetteer } from '../addresses/gazetteer.ts';
import type { BotCheck } from '../auth/botCheck.ts';
import type { ReadGoogleToken } from '../auth/googleToken.ts';
import type { Db } from '../db.ts';
import type { Storage } from '../files/storage/storage.ts';
import type { VideoChannel } from '../help-videos/videoChannel.ts';
import type { Cookies } from '../http/cookies.ts';
import type { Limits } from '../http/limits.ts';
import type { Language } from '../i18n/language.ts';
import type { Log } from '../log.ts';
import type { QueueWatch } from '../providers/queueWatch.ts';
import type { SecretKey } from '../secretKey.ts';
import type { TokenViewer } from '../tokens/tokenViewer.ts';

/** Who is asking. */
export interface Viewer {
  id: number;
  isSuperAdmin: boolean;
  /** Whether somebody reads the mail of the account's e-mail. */
  hasProvedEmail: boolean;
  sessionId: number;
}

/** What every resolver and verb can reach: the parts of the process, and this request. */
export interface Context {
  db: Db;
  gazetteer: Gazetteer;
  limits: Limits;
  log: Log;
  /** Logs that the database or the file store is away. */
  logOutage: (error: unknown) => void;
  storage: Storage;
  secretKey: SecretKey;
  botCheck: BotCheck;
  /** Of `SharedSecrets`. */
  browserSecret: string;
  /** Null when signing in with Google is not set up. */
  readGoogleToken: ReadGoogleToken | null;
  /** Where the help videos come from; null: from the catalogue in the database. */
  videoChannel: VideoChannel | null;
  queueWatch: QueueWatch;
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
