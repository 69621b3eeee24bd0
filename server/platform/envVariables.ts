import { z } from 'zod';
import { flag, hosts, lines, links, listenAddress, secretKey, storageUrl, tilesUrl, url, urls } from './envRules.ts';

/** The rule and example of the URL of another service, which has a default. */
const webUrl = (fallback: string, example = fallback) => ({ rule: url('https:', 'http:').default(fallback), example });

/** Each variable with its rule and an example for the error message. */
export const variables = {
  ROLE: { rule: z.enum(['web', 'worker', 'both']).default('both'), example: 'web, worker or both' },
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
  DATABASE_REPLICA_URLS: {
    rule: urls('postgresql:', 'postgres:').default([]),
    example: 'postgresql://rumbo_app:secret@replica.example:5432/rumbo (several with commas between)',
  },
  REDIS_URL: { rule: url('redis:', 'rediss:').optional(), example: 'redis://:secret@valkey.example:6379' },
  MIGRATE_AT_START: { rule: flag('on'), example: 'on, or off when npm run migrate runs before each release' },
  DRAIN_SECONDS: { rule: z.coerce.number().int().min(0).max(120).default(0), example: '5' },
  METRICS_ADDRESS: { rule: listenAddress.optional(), example: '127.0.0.1:9464' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { rule: url('http:', 'https:').optional(), example: 'http://127.0.0.1:4318' },
  BACKUP_KEY: { rule: secretKey.optional(), example: 'what `openssl rand -base64 32` prints' },
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
  MAP_TILES_URL: { rule: tilesUrl.optional(), example: 'https://tiles.example/{z}/{x}/{y}.png' },
  MAP_TILES_ATTRIBUTION: { rule: z.string().min(1).max(200).optional(), example: '© OpenStreetMap contributors' },
  PUBLIC_IP_URL: { rule: url('https:', 'http:').optional(), example: 'https://api.ipify.org' },
  OPERATOR_NAME: { rule: z.string().max(200).optional(), example: 'Rumbo Logística S.R.L.' },
  CONTACT_ADDRESS: {
    rule: lines.optional(),
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
  // cameras cannot read the QR code of a longer URL
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
