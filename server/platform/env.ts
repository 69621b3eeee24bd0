import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { z } from 'zod';
import { variables } from './envVariables.ts';

type Values = { [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['rule']> };

export type BotCheckSettings =
  | { kind: 'off' }
  /** `cost`: PBKDF2 rounds of each attempt at the puzzle; about 256 attempts solve it. */
  | { kind: 'altcha'; cost: number }
  | { kind: 'recaptcha'; siteKey: string; secretKey: string; scriptUrl: string; verifyUrl: string };

interface AnalyticsSettings {
  googleAnalytics: { measurementId: string; scriptUrl: string } | null;
  /** The project id is appended to the URL. */
  clarity: { projectId: string; scriptUrl: string } | null;
}

/** The validated environment variables. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Whether this process serves requests, runs jobs, or both. */
  role: 'web' | 'worker' | 'both';
  /**
   * The URL of a PostgreSQL server, or of a transaction pool in front of one; null: the embedded server, in `dataDir`.
   */
  databaseUrl: string | null;
  /**
   * The same database without a pool, as the owner of the tables, for migrations, jobs and LISTEN; null: `databaseUrl`.
   */
  databaseDirectUrl: string | null;
  /** Standbys of the database, for anonymous reads. */
  databaseReplicaUrls: string[];
  /** The URL of Valkey or Redis, where all processes share the counts of rate limits; null: PostgreSQL and memory. */
  redisUrl: string | null;
  /** Whether a start applies migrations; otherwise it only checks that they have been applied. */
  migrateAtStart: boolean;
  /** The time for which `/ready` reports the shutdown before the port closes, so that load balancers notice. */
  drainSeconds: number;
  /** The address for Prometheus (`/metrics`); null: none. */
  metricsAddress: { host: string; port: number } | null;
  /** The receiver of traces; null: none. */
  otlpEndpoint: string | null;
  /** The key that encrypts backups; null: they are not encrypted. */
  backupKey: KeyObject | null;
  /** The key that encrypts secrets in the database; null: the key in `dataDir`, see `openSecretKey`. */
  secretKey: KeyObject | null;
  /** The public address of this server, without a trailing slash. */
  publicUrl: string;
  /** The origin of this site's pages; null: unknown, so only the Host header indicates it. */
  ownOrigin: string | null;
  /** Whether the public address uses TLS: cookies are then Secure, and HSTS is on. */
  https: boolean;
  /** The first super admin; null: generated, and printed at the first start. */
  adminEmail: string | null;
  adminPassword: string | null;
  /** The URL of the SMTP server; null: mails are written as files to `dataDir`/mail. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The URL of an S3-compatible store for uploads, as `parseStorageUrl` parses it; null: `dataDir`/uploads. */
  storageUrl: string | null;
  botCheck: BotCheckSettings;
  /** The settings of the Google sign-in; null: not configured. */
  google: { clientId: string; scriptUrl: string; jwksUrl: string } | null;
  /** The channel of the help videos; null: the videos are in the database. */
  youtube: { apiKey: string; channelId: string; apiUrl: string } | null;
  /** The base URL of the video platform's images. */
  youtubeImageUrl: string;
  /** A street map for browsers instead of the built-in map, as tiles of 256 pixels; null: none. */
  mapTiles: { url: string; attribution: string } | null;
  /** The URL from which browsers fetch their IP address; null: only this server reports it. */
  publicIpUrl: string | null;
  /** Contact data of the operator in the footer of each page; empty and null values are omitted. */
  footer: {
    /** The legal name of the operator. */
    operator: string | null;
    address: string[];
    email: string | null;
    phone: string | null;
    social: { name: string; url: string }[];
    /** The page to which the tax authority's badge links. */
    taxBadgeUrl: string | null;
  };
  /** The analytics for visitors who consent. Null: not configured, and consent is not requested. */
  analytics: AnalyticsSettings | null;
  seed: 'demo' | 'reference' | 'none';
  /** Retention of entries in the back office's log. */
  logRetentionDays: number;
  /**
   * The time in which staff can undo a decision about a provider; the mail about the decision is delayed until then.
   */
  undoSeconds: number;
  /** Hosts, optionally with a port, that webhooks may reach on private networks and without TLS. */
  webhookPrivateHosts: string[];
  /** Whether super admins need a second factor; the default is true, except on localhost. */
  staffSecondFactor: boolean;
  /** A list of breached passwords, with the range API of haveibeenpwned.com; null: passwords are not checked. */
  hibpRangeUrl: string | null;
  rateLimit: boolean;
  /** The number of trusted proxies in front of the server. */
  trustProxy: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** The contact data of the demo only: legal pages of an installation must not show an address that no one reads. */
const DEMO_CONTACT = {
  address: ['Av. Mitre 750', 'B1870 Avellaneda, Buenos Aires, Argentina'],
  email: 'hola@rumbo.example',
};

/** Settings that an installation needs before it opens. */
export function missingSettings({ footer, smtpUrl }: Pick<Env, 'footer' | 'smtpUrl'>): string[] {
  return [
    ...(footer.operator ? [] : ['OPERATOR_NAME']),
    ...(footer.address.length > 0 ? [] : ['CONTACT_ADDRESS']),
    ...(footer.email ? [] : ['CONTACT_EMAIL']),
    ...(smtpUrl ? [] : ['SMTP_URL']),
  ];
}

export class BadEnvironment extends Error {}

/** Validates all variables and reports all errors together. Throws `BadEnvironment`. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { rule, example }] of Object.entries(variables)) {
    // shells and compose files use an empty variable for "not set"
    const result = rule.safeParse(source[name] || undefined);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}. Example: ${example}`);
  }
  if (values.BOT_CHECK === 'recaptcha')
    for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const)
      if (!values[name]) problems.push(`${name}: BOT_CHECK=recaptcha needs it. Example: ${variables[name].example}`);
  for (const [item, other] of [
    ['YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID'] as const,
    ['YOUTUBE_CHANNEL_ID', 'YOUTUBE_API_KEY'] as const,
    ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'] as const,
    ['MAP_TILES_ATTRIBUTION', 'MAP_TILES_URL'] as const,
  ])
    if (values[item] && !source[other])
      problems.push(`${other}: ${item} needs it. Example: ${variables[other].example}`);
  if (values.ROLE !== 'both' && !values.DATABASE_URL)
    problems.push(
      `DATABASE_URL: ROLE=${values.ROLE} needs it, as several processes cannot share the embedded PostgreSQL. Example: ${variables.DATABASE_URL.example}`,
    );
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const)
    if (source[name] && !source.DATABASE_URL)
      problems.push(`DATABASE_URL: ${name} needs it. Example: ${variables.DATABASE_URL.example}`);
  if (problems.length > 0) throw new BadEnvironment(problems.join('\n'));
  const v = values as Values;
  const seed = v.SEED ?? (v.DATABASE_URL ? 'reference' : 'demo');
  const made = seed === 'demo' ? DEMO_CONTACT : null;
  const publicUrl = v.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? `http://localhost:${v.PORT}`;
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(v.DATA_DIR),
    role: v.ROLE,
    databaseUrl: v.DATABASE_URL ?? null,
    databaseDirectUrl: v.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: v.DATABASE_REPLICA_URLS,
    redisUrl: v.REDIS_URL ?? null,
    migrateAtStart: v.MIGRATE_AT_START,
    drainSeconds: v.DRAIN_SECONDS,
    metricsAddress: v.METRICS_ADDRESS ?? null,
    otlpEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    backupKey: v.BACKUP_KEY ?? null,
    secretKey: v.SECRET_KEY ?? null,
    publicUrl,
    ownOrigin: v.PUBLIC_URL ? new URL(publicUrl).origin : null,
    https: publicUrl.startsWith('https:'),
    adminEmail: v.ADMIN_EMAIL?.toLowerCase() ?? null,
    adminPassword: v.ADMIN_PASSWORD ?? null,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM ?? `Rumbo <no-reply@${new URL(publicUrl).hostname}>`,
    storageUrl: v.STORAGE_URL ?? null,
    botCheck: readBotCheck(v),
    google: v.GOOGLE_CLIENT_ID
      ? { clientId: v.GOOGLE_CLIENT_ID, scriptUrl: v.GOOGLE_SCRIPT_URL, jwksUrl: v.GOOGLE_JWKS_URL }
      : null,
    youtube:
      v.YOUTUBE_API_KEY && v.YOUTUBE_CHANNEL_ID
        ? { apiKey: v.YOUTUBE_API_KEY, channelId: v.YOUTUBE_CHANNEL_ID, apiUrl: v.YOUTUBE_API_URL }
        : null,
    youtubeImageUrl: v.YOUTUBE_IMAGE_URL,
    mapTiles:
      v.MAP_TILES_URL && v.MAP_TILES_ATTRIBUTION
        ? { url: v.MAP_TILES_URL, attribution: v.MAP_TILES_ATTRIBUTION }
        : null,
    publicIpUrl: v.PUBLIC_IP_URL ?? null,
    footer: {
      operator: v.OPERATOR_NAME ?? null,
      address: v.CONTACT_ADDRESS ?? made?.address ?? [],
      email: v.CONTACT_EMAIL ?? made?.email ?? null,
      phone: v.CONTACT_PHONE ?? null,
      social: v.SOCIAL_LINKS,
      taxBadgeUrl: v.TAX_BADGE_URL ?? null,
    },
    analytics: readAnalytics(v),
    seed,
    logRetentionDays: v.LOG_RETENTION_DAYS,
    undoSeconds: v.UNDO_SECONDS,
    webhookPrivateHosts: v.WEBHOOK_PRIVATE_HOSTS,
    staffSecondFactor: v.STAFF_SECOND_FACTOR ? v.STAFF_SECOND_FACTOR === 'required' : !isLocal(publicUrl),
    hibpRangeUrl: v.HIBP_RANGE_URL ?? null,
    rateLimit: v.RATE_LIMIT,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
  };
}

const isLocal = (publicUrl: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);

function readAnalytics(v: Values): AnalyticsSettings | null {
  const { GA_MEASUREMENT_ID: measurementId, CLARITY_PROJECT_ID: projectId } = v;
  if (!measurementId && !projectId) return null;
  return {
    googleAnalytics: measurementId ? { measurementId, scriptUrl: v.GA_SCRIPT_URL } : null,
    clarity: projectId ? { projectId, scriptUrl: v.CLARITY_SCRIPT_URL } : null,
  };
}

function readBotCheck(v: Values): BotCheckSettings {
  if (v.BOT_CHECK === 'off') return { kind: 'off' };
  if (v.BOT_CHECK === 'altcha') return { kind: 'altcha', cost: v.BOT_CHECK_COST };
  return {
    kind: 'recaptcha',
    siteKey: v.RECAPTCHA_SITE_KEY!,
    secretKey: v.RECAPTCHA_SECRET_KEY!,
    scriptUrl: v.RECAPTCHA_SCRIPT_URL,
    verifyUrl: v.RECAPTCHA_VERIFY_URL,
  };
}
