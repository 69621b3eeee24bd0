import { randomUUID } from 'node:crypto';
import type { StoredAtlas } from './addresses/atlasFile.ts';
import { type Gazetteer, loadGazetteer } from './addresses/gazetteer.ts';
import { type BotCheck, createBotCheck } from './auth/botCheck.ts';
import { googleTokenReader, type ReadGoogleToken } from './auth/googleToken.ts';
import { readSession } from './auth/sessions.ts';
import type { Db } from './db.ts';
import type { Env } from './env.ts';
import { openStorage, type Storage } from './files/storage/storage.ts';
import type { Context } from './graphql/context.ts';
import { openThumbnails, type Thumbnails } from './help-videos/thumbnails.ts';
import { openVideoChannel, type VideoChannel } from './help-videos/videoChannel.ts';
import { callerAddress } from './http/callerAddress.ts';
import { openCookies } from './http/cookies.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { requestLanguage } from './i18n/language.ts';
import type { Log } from './log.ts';
import { openQueueWatch, type QueueWatch } from './providers/queueWatch.ts';
import type { TokenViewer } from './tokens/tokenViewer.ts';

/** What the process is made of. */
export interface Parts {
  env: Env;
  db: Db;
  gazetteer: Gazetteer;
  limits: Limits;
  log: Log;
  storage: Storage;
  botCheck: BotCheck;
  readGoogleToken: ReadGoogleToken | null;
  videoChannel: VideoChannel | null;
  thumbnails: Thumbnails;
  queueWatch: QueueWatch;
}

export async function createParts(env: Env, db: Db, log: Log, atlas: StoredAtlas | null = null): Promise<Parts> {
  return {
    env,
    db,
    log,
    gazetteer: await loadGazetteer(db.pool, atlas),
    limits: createLimits(env.rateLimit),
    storage: openStorage(env),
    botCheck: createBotCheck(env.botCheck, db),
    readGoogleToken: env.google && googleTokenReader(env.google),
    videoChannel: env.youtube && openVideoChannel(env.youtube, log),
    thumbnails: openThumbnails(env),
    queueWatch: openQueueWatch(db.pool, log),
  };
}

/** What is known of a request before it is read, and what its answer will carry beside its body. */
export interface Arrival {
  /** Network address of the other end of the connection. */
  connection: string;
  /** Sent back as X-Request-Id and logged with whatever goes wrong. */
  requestId: string;
  /** The Set-Cookie headers of the answer. */
  setCookies: string[];
  /** Other headers of the answer. */
  headers: Record<string, string>;
  /** Whose access token came with it; see `admitToken`. */
  token: TokenViewer | null;
}

interface Headers {
  get: (name: string) => string | null;
}

export function newArrival(connection: string): Arrival {
  return { connection, requestId: randomUUID(), setCookies: [], headers: {}, token: null };
}

export async function createContext(parts: Parts, headers: Headers, arrival: Arrival): Promise<Context> {
  const { env, db, gazetteer, limits, log, storage, botCheck, readGoogleToken, videoChannel, queueWatch } = parts;
  const cookies = openCookies(headers.get('cookie'), env.https, arrival.setCookies);
  return {
    db,
    gazetteer,
    limits,
    log,
    storage,
    botCheck,
    readGoogleToken,
    videoChannel,
    queueWatch,
    webhookPrivateHosts: env.webhookPrivateHosts,
    cookies,
    requestId: arrival.requestId,
    address: callerAddress(arrival.connection, headers.get('x-forwarded-for'), env.trustProxy),
    userAgent: headers.get('user-agent'),
    language: requestLanguage(headers.get('accept-language')),
    ownOperation: false,
    // a program is nobody's session, whatever cookies it sends
    viewer: arrival.token ? null : await readSession(db, cookies),
    token: arrival.token,
  };
}
