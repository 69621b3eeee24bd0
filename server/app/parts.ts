import { randomUUID } from 'node:crypto';
import { type BotCheck, createBotCheck } from '#server/accounts/bot-check/botCheck.ts';
import { breachReader, type IsBreached } from '#server/accounts/credentials/breaches.ts';
import { googleTokenReader, type ReadGoogleToken } from '#server/accounts/credentials/googleToken.ts';
import { hasSession, readSession } from '#server/accounts/credentials/sessions.ts';
import { loadSharedSecrets } from '#server/accounts/credentials/sharedSecrets.ts';
import type { Context } from '#server/graphql/context.ts';
import type { TokenViewer } from '#server/graphql/tokenScopes.ts';
import { openThumbnails, type Thumbnails } from '#server/help/thumbnails.ts';
import { openVideoChannel, type VideoChannel } from '#server/help/videoChannel.ts';
import { type Admission, createAdmission } from '#server/http/admission.ts';
import { openCookies } from '#server/http/cookies.ts';
import { createKnownCallers, type KnownCallers } from '#server/http/knownCallers.ts';
import { type LimitStore, openLimitStore } from '#server/http/limitStores.ts';
import { createLimits, type Limits } from '#server/http/limits.ts';
import { callerAddress, networkOf } from '#server/http/network.ts';
import { requestCountry, requestLanguage, spokenLanguage } from '#server/i18n/language.ts';
import { type StatusWatch, watchStatus } from '#server/installation/watchStatus.ts';
import type { JobsHealth } from '#server/jobs/job.ts';
import { type Gazetteer, loadGazetteer } from '#server/places/gazetteer.ts';
import { type DatabaseWatch, watchDatabase } from '#server/platform/databaseWatch.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import { type LoopWatch, watchLoop } from '#server/platform/loopWatch.ts';
import { createOutageLog } from '#server/platform/outage.ts';
import { openReads, type Reads } from '#server/platform/reads.ts';
import { openSecretKey, type SecretKey } from '#server/platform/secretKey.ts';
import type { SearchWatch } from '#server/search/searchWatch.ts';
import { openViews, type Views } from '#server/statistics/views.ts';
import { openStorage, type Storage } from '#server/storage/storage.ts';
import { schema } from './schema.ts';

export interface Parts {
  env: Env;
  db: Db;
  gazetteer: Gazetteer;
  limits: Limits;
  limitStore: LimitStore;
  /** Database reads that may use a standby; `createContext` decides which requests do. */
  reads: Reads;
  database: DatabaseWatch;
  admission: Admission;
  knownCallers: KnownCallers;
  loop: LoopWatch;
  /** The state of the process that runs jobs. */
  jobs: JobsHealth;
  log: Log;
  logOutage: (error: unknown) => void;
  storage: Storage;
  secretKey: SecretKey;
  botCheck: BotCheck;
  browserSecret: string;
  isBreached: IsBreached | null;
  readGoogleToken: ReadGoogleToken | null;
  videoChannel: VideoChannel | null;
  thumbnails: Thumbnails;
  views: Views;
  searchWatch: SearchWatch;
  status: StatusWatch;
}

/** Opens all parts. By default, the gazetteer is loaded from the database. */
export async function createParts(env: Env, db: Db, log: Log, loaded?: Gazetteer): Promise<Parts> {
  const gazetteer = loaded ?? (await loadGazetteer(db.pool));
  const limitStore = await openLimitStore(env, db.pool, log);
  const limits = createLimits(env.rateLimit, limitStore.limiters);
  const loop = watchLoop();
  const views = openViews(db.pool, log);
  const { botCheckSecret, browserSecret } = await loadSharedSecrets(db);
  const database = watchDatabase(db.url);
  const jobs: JobsHealth = { downSince: null, isElsewhere: env.role === 'web' };
  return {
    env,
    db,
    log,
    logOutage: createOutageLog(log),
    gazetteer,
    limits,
    limitStore,
    reads: openReads(env.databaseReplicaUrls, db, log),
    database,
    loop,
    jobs,
    status: watchStatus(env, { database, loop, jobs }),
    admission: createAdmission(env.rateLimit ? limits : null, loop),
    knownCallers: createKnownCallers(),
    storage: openStorage(env),
    secretKey: openSecretKey(env),
    botCheck: createBotCheck(env.botCheck, db, botCheckSecret),
    browserSecret,
    isBreached:
      env.hibpRangeUrl === null
        ? null
        : breachReader(env.hibpRangeUrl, (error) =>
            log.warn({ err: error }, 'the list of breached passwords does not respond'),
          ),
    readGoogleToken: env.google && googleTokenReader(env.google),
    videoChannel: env.youtube && openVideoChannel(env.youtube, log),
    thumbnails: openThumbnails(env),
    views,
    searchWatch: views,
  };
}

/** Functions that close the parts, in the order in which they were opened. */
export function endsOf({ loop, status, views, limitStore, reads, database }: Parts): (() => Promise<unknown>)[] {
  return [
    async () => loop.stop(),
    async () => status.stop(),
    views.close,
    limitStore.close,
    reads.close,
    database.close,
  ];
}

/** The data of a request that are known before its body is read, and the headers of its response. */
export interface RequestInfo {
  /** The caller's IP address, as reported by trusted proxies. */
  address: string;
  /** The key of the caller's rate limits: an IPv4 address, or the network of an IPv6 address. */
  network: string;
  /**
   * Whether the caller has neither a session nor a token, and therefore has no recent writes that a standby might lack.
   */
  isAnonymous: boolean;
  /** The id of the request, sent as X-Request-Id and logged with errors. */
  requestId: string;
  /** The Set-Cookie headers of the response. */
  setCookies: string[];
  /** Other headers of the response. */
  headers: Record<string, string>;
  /** The owner of the request's access token, set by `admitToken`; null without a token. */
  token: TokenViewer | null;
}

export type Headers = Pick<globalThis.Headers, 'get'>;

/** Creates the data of a request. `connection` is the remote address of the connection. */
export function newRequestInfo({ env }: Pick<Parts, 'env'>, connection: string, headers: Headers): RequestInfo {
  const address = callerAddress(connection, headers.get('x-forwarded-for'), env.trustProxy);
  const network = networkOf(address);
  const isAnonymous = !hasSession(headers.get('cookie')) && headers.get('authorization') === null;
  return { address, network, isAnonymous, requestId: randomUUID(), setCookies: [], headers: {}, token: null };
}

export async function createContext(parts: Parts, headers: Headers, requestInfo: RequestInfo): Promise<Context> {
  const { env, db } = parts;
  const { headers: responseHeaders, setCookies, isAnonymous, ...request } = requestInfo;
  const country = requestCountry(headers.get('accept-language'));
  const cookies = openCookies(headers.get('cookie'), env.https, setCookies);
  return {
    ...parts,
    ...request,
    schema,
    reads: isAnonymous ? parts.reads.pool : db.pool,
    cookies,
    responseHeaders,
    undoSeconds: env.undoSeconds,
    webhookPrivateHosts: env.webhookPrivateHosts,
    staffSecondFactor: env.staffSecondFactor,
    publicUrl: env.publicUrl,
    userAgent: headers.get('user-agent'),
    language: requestLanguage(headers.get('accept-language')),
    country,
    reader: { country, spoken: spokenLanguage(headers.get('accept-language')) },
    ownOperation: false,
    // requests with an access token have no session, even if they send a session cookie
    viewer: request.token ? null : await readSession(db, { ...parts, ...request, ...env, cookies }),
  };
}
