import path from 'node:path';
import { z } from 'zod';

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Each variable, its rule and an example that the error message shows. */
const variables = {
  PORT: { rule: z.coerce.number().int().min(0).max(65535).default(4000), example: '4000' },
  HOST: { rule: z.string().min(1).default('127.0.0.1'), example: '127.0.0.1' },
  DATA_DIR: { rule: z.string().min(1).default('.data'), example: '.data' },
  DATABASE_URL: {
    rule: url('postgresql:', 'postgres:').optional(),
    example: 'postgresql://rumbo:secret@db.example:5432/rumbo',
  },
  PUBLIC_URL: { rule: url('http:', 'https:').optional(), example: 'https://rumbo.example' },
  SEED: { rule: z.enum(['demo', 'reference', 'none']).optional(), example: 'demo, reference or none' },
  RATE_LIMIT: { rule: flag('on'), example: 'on or off' },
  TRUST_PROXY: {
    rule: z.coerce.number().int().min(0).max(10).default(0),
    example: '1 (how many proxies are in front)',
  },
  LOG_LEVEL: { rule: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'), example: 'info' },
} satisfies Record<string, { rule: z.ZodType; example: string }>;

type Values = { [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['rule']> };

/** What the process was told by its environment, validated. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** A PostgreSQL server; null: the embedded one, in `dataDir`. */
  databaseUrl: string | null;
  /** Where people reach this server, without a trailing slash; null: `http://localhost:<port>`. */
  publicUrl: string | null;
  seed: 'demo' | 'reference' | 'none';
  rateLimit: boolean;
  /** How many proxies in front are believed when they say whom they speak for. */
  trustProxy: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export class BadEnvironment extends Error {}

/** Reads and checks everything at once, so that one start names every mistake. Throws `BadEnvironment`. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { rule, example }] of Object.entries(variables)) {
    // an empty variable is how shells and compose files say "not set"
    const result = rule.safeParse(source[name] || undefined);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}. Example: ${example}`);
  }
  if (problems.length > 0) throw new BadEnvironment(problems.join('\n'));
  const v = values as Values;
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    publicUrl: v.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    seed: v.SEED ?? (v.DATABASE_URL ? 'reference' : 'demo'),
    rateLimit: v.RATE_LIMIT,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
  };
}
