import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { flag, hosts, lines, links, secretKey, storageUrl, url } from './envRules.ts';

/** A URL of another service, which has a default. */
const webUrl = (fallback: string, example = fallback) => ({ rule: url('https:', 'http:').default(fallback), example });

/** Each variable with its rule and an example for the error message. */
const variables = {
  PORT: { rule: z.coerce.number().int().min(0).max(65535).default(4000), example: '4000' },
  HOST: { rule: z.string().min(1).default('127.0.0.1'), example: '127.0.0.1' },
  DATA_DIR: { rule: z.string().min(1).default('.data'), example: '.data' },
  DATABASE_URL: {
    rule: url('postgresql:', 'postgres:').optional(),
    example: 'postgresql://rumbo:secret@db.example:5432/rumbo',
  },
  DATABASE_DIRECT_URL: {
    rule: url('postgresql:', 'postgres:').optional(),
    example: 'postgresql://owner:secret@db.example:5432/rumbo',
  },
  SECRET_KEY: { rule: secretKey.optional(), example: 'what `openssl rand -base64 32` prints' },
  PUBLIC_URL: { rule: url('http:', 'https:').optional(), example: 'https://rumbo.example' },
  ADMIN_EMAIL: { rule: z.email().optional(), example: 'ana@rumbo.example' },
  ADMIN_PASSWORD: { rule: z.string().min(8).max(128).optional(), example: 'a long sentence that only you know' },
  SEED: { rule: z.enum(['demo', 'reference', 'none']).optional(), example: 'demo, reference or none' },
  SMTP_URL: { rule: url('smtp:', 'smtps:').optional(), example: 'smtp://user:secret@mail.example:587' },
  MAIL_FROM: { rule: z.string().min(3).optional(), example: 'Rumbo <no-reply@rumbo.example>' },
  BOT_CHECK: { rule: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'), example: 'altcha, recaptcha or off' },
  BOT_CHECK_COST: { rule: z.coerce.number().int().min(1).max(1_000_000).default(5_000), example: '5000' },
  RECAPTCHA_SITE_KEY: { rule: z.string().min(1).optional(), example: 'the site key of a reCAPTCHA v3' },
  RECAPTCHA_SECRET_KEY: { rule: z.string().min(1).optional(), example: 'the secret key of a reCAPTCHA v3' },
  RECAPTCHA_SCRIPT_URL: webUrl('https://www.google.com/recaptcha/api.js', 'https://www.recaptcha.net/recaptcha/api.js'),
  RECAPTCHA_VERIFY_URL: webUrl(
    'https://www.google.com/recaptcha/api/siteverify',
    'https://www.recaptcha.net/recaptcha/api/siteverify',
  ),
  GOOGLE_CLIENT_ID: { rule: z.string().min(1).optional(), example: '1234-abcd.apps.googleusercontent.com' },
  GOOGLE_SCRIPT_URL: webUrl('https://accounts.google.com/gsi/client'),
  GOOGLE_JWKS_URL: webUrl('https://www.googleapis.com/oauth2/v3/certs'),
  YOUTUBE_API_KEY: { rule: z.string().min(1).optional(), example: 'an API key with the YouTube Data API v3' },
  YOUTUBE_CHANNEL_ID: {
    rule: z
      .string()
      .regex(/^UC[\w-]{22}$/, { error: 'must be a channel id: UC and 22 letters, digits, - or _' })
      .optional(),
    example: 'UC0123456789abcdefghijkl',
  },
  YOUTUBE_API_URL: webUrl('https://www.googleapis.com/youtube/v3/'),
  YOUTUBE_IMAGE_URL: webUrl('https://i.ytimg.com/vi/'),
  GA_MEASUREMENT_ID: {
    rule: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must be the measurement ID of a GA4 web data stream')
      .optional(),
    example: 'G-ABC123DEF4',
  },
  GA_SCRIPT_URL: webUrl('https://www.googletagmanager.com/gtag/js'),
  CLARITY_PROJECT_ID: {
    rule: z
      .string()
      .regex(/^[a-z0-9]+$/i, 'must be the ID of a Clarity project')
      .optional(),
    example: 'abcde12345',
  },
  CLARITY_SCRIPT_URL: webUrl('https://www.clarity.ms/tag/'),
  STORAGE_URL: {
    rule: storageUrl.optional(),
    example: 's3://KEY:SECRET@s3.example/bucket?region=sa-east-1',
  },
  LOG_RETENTION_DAYS: { rule: z.coerce.number().int().min(1).max(36_500).default(730), example: '730 (two years)' },
  UNDO_SECONDS: { rule: z.coerce.number().int().min(1).max(3_600).default(15), example: '15' },
  PUBLIC_IP_URL: { rule: url('https:', 'http:').optional(), example: 'https://api.ipify.org' },
  CONTACT_ADDRESS: {
    rule: lines.default(['Av. Mitre 750', 'B1870 Avellaneda, Buenos Aires, Argentina']),
    example: 'Av. Mitre 750 | B1870 Avellaneda | Argentina',
  },
  CONTACT_EMAIL: { rule: z.email().optional(), example: 'hola@rumbo.example' },
  CONTACT_PHONE: {
    rule: z
      .string()
      .regex(/^\+?[\d ()-]{6,25}$/)
      .optional(),
    example: '+54 11 5555 1234',
  },
  SOCIAL_LINKS: {
    rule: links.default([]),
    example: 'LinkedIn=https://www.linkedin.com/company/rumbo | X=https://x.com/rumbo',
  },
  // a longer one makes a QR code that cameras cannot read
  TAX_BADGE_URL: {
    rule: url('https:')
      .refine((text) => text.length <= 1_000, 'must have at most 1,000 characters')
      .optional(),
    example: 'https://qr.afip.gob.ar/?qr=…',
  },
  WEBHOOK_PRIVATE_HOSTS: { rule: hosts.default([]), example: 'tms.intranet,10.0.0.7:8080' },
  STAFF_SECOND_FACTOR: { rule: z.enum(['required', 'optional']).optional(), example: 'required or optional' },
  HIBP_RANGE_URL: { rule: url('https:', 'http:').optional(), example: 'https://api.pwnedpasswords.com/range/' },
  RATE_LIMIT: { rule: flag('on'), example: 'on or off' },
  TRUST_PROXY: {
    rule: z.coerce.number().int().min(0).max(10).default(0),
    example: '1 (how many proxies are in front)',
  },
  LOG_LEVEL: { rule: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'), example: 'info' },
} satisfies Record<string, { rule: z.ZodType; example: string }>;

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
  /** A PostgreSQL server; null: the embedded one, in `dataDir`. */
  databaseUrl: string | null;
  /** The same database as the owner of the tables, for migrations and jobs; null: `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** Encrypts secrets in the database; null: the key in `dataDir`, see `openSecretKey`. */
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
  /** Null: mails are written as files to `dataDir`/mail. */
  smtpUrl: string | null;
  mailFrom: string;
  /** An S3-compatible store for uploads, as `parseStorageUrl` parses it; null: `dataDir`/uploads. */
  storageUrl: string | null;
  botCheck: BotCheckSettings;
  /** Null: not configured. */
  google: { clientId: string; scriptUrl: string; jwksUrl: string } | null;
  /** The channel of the help videos; null: they are in the database. */
  youtube: { apiKey: string; channelId: string; apiUrl: string } | null;
  /** The base URL of the video platform's images. */
  youtubeImageUrl: string;
  /** The URL from which browsers fetch their IP address; null: only this server reports it. */
  publicIpUrl: string | null;
  /** Contact data of the operator in the footer of each page; empty and null values are omitted. */
  footer: {
    address: string[];
    email: string;
    phone: string | null;
    social: { name: string; url: string }[];
    /** The page that the tax authority's badge links to. */
    taxBadgeUrl: string | null;
  };
  /** Analytics for visitors who consent. Null: not configured, and no visitor is asked. */
  analytics: AnalyticsSettings | null;
  seed: 'demo' | 'reference' | 'none';
  /** Retention of entries in the back office's log. */
  logRetentionDays: number;
  /** The time in which staff can undo a decision about a provider; its mail is delayed as long. */
  undoSeconds: number;
  /** Hosts, optionally with a port, that webhooks may reach on private networks and without TLS. */
  webhookPrivateHosts: string[];
  /** Whether super admins need a second factor; the default is true, except on localhost. */
  staffSecondFactor: boolean;
  /** A list of breached passwords, with the range API of haveibeenpwned.com; null: none is asked. */
  hibpRangeUrl: string | null;
  rateLimit: boolean;
  /** The number of trusted proxies in front of the server. */
  trustProxy: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export class BadEnvironment extends Error {}

/** Validates all variables and reports all errors at once. Throws `BadEnvironment`. */
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
  for (const [one, other] of [
    ['YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID'] as const,
    ['YOUTUBE_CHANNEL_ID', 'YOUTUBE_API_KEY'] as const,
  ])
    if (values[one] && !source[other]) problems.push(`${other}: ${one} needs it. Example: ${variables[other].example}`);
  if (problems.length > 0) throw new BadEnvironment(problems.join('\n'));
  const v = values as Values;
  const publicUrl = v.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? `http://localhost:${v.PORT}`;
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    databaseDirectUrl: v.DATABASE_DIRECT_URL ?? null,
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
    publicIpUrl: v.PUBLIC_IP_URL ?? null,
    footer: {
      address: v.CONTACT_ADDRESS,
      email: v.CONTACT_EMAIL ?? (v.PUBLIC_URL ? `hola@${new URL(publicUrl).hostname}` : 'hola@rumbo.example'),
      phone: v.CONTACT_PHONE ?? null,
      social: v.SOCIAL_LINKS,
      taxBadgeUrl: v.TAX_BADGE_URL ?? null,
    },
    analytics: readAnalytics(v),
    seed: v.SEED ?? (v.DATABASE_URL ? 'reference' : 'demo'),
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
