import type { Pool } from 'pg';
import { type RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '#server/platform/env.ts';
import { type Log, onceASecond } from '#server/platform/log.ts';
import { type Limiters, memoryLimiters, RULES, type Rule } from './limits.ts';

/** The rules that are counted at each request, which is too often for PostgreSQL. */
const FREQUENT = new Set<string>(['network', 'person', 'program'] satisfies Rule[]);

/** The timeout of the store, after which the process counts in memory. */
const ANSWERS_WITHIN_MS = 300;
const CONNECTS_WITHIN_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;

export interface LimitStore {
  limiters: Limiters;
  /** Divides the limits that each process counts in its memory by the number of processes. */
  divideBy: (processes: number) => void;
  close: () => Promise<void>;
}

/**
 * Opens the counters that all processes of the database share: in Valkey or Redis when configured; otherwise in
 * PostgreSQL for rare rules, while frequent rules are counted in memory, where each process allows its share. While the
 * store is unavailable, all rules are counted in memory.
 */
export async function openLimitStore({ redisUrl }: Pick<Env, 'redisUrl'>, pool: Pool, log: Log): Promise<LimitStore> {
  const memory = memoryLimiters();
  const divideBy = (processes: number) => {
    for (const [rule, limiter] of entriesOf(memory)) limiter.points = Math.ceil(RULES[rule].points / processes);
  };
  if (redisUrl === null) {
    const limiters = entriesOf(memory).map(([rule, insuranceLimiter]) => [
      rule,
      FREQUENT.has(rule) ? insuranceLimiter : inPostgres(rule, insuranceLimiter, pool),
    ]);
    return { limiters: Object.fromEntries(limiters), divideBy, close: async () => {} };
  }
  const redis = await connect(redisUrl, log);
  const limiters = entriesOf(memory).map(([rule, insuranceLimiter]) => [
    rule,
    new RateLimiterRedis({
      ...sharedOptions(rule, insuranceLimiter),
      storeClient: redis,
      rejectIfRedisNotReady: true,
    }),
  ]);
  return { limiters: Object.fromEntries(limiters), divideBy, close: async () => redis.disconnect() };
}

function inPostgres(rule: Rule, insuranceLimiter: RateLimiterMemory, pool: Pool): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...sharedOptions(rule, insuranceLimiter),
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // the nightly housekeeping deletes expired rows
    clearExpiredByTimeout: false,
  });
}

function sharedOptions(rule: Rule, insuranceLimiter: RateLimiterMemory) {
  const { points } = RULES[rule];
  // a flood beyond a limit is blocked in memory and not sent to the store
  return { keyPrefix: rule, ...RULES[rule], insuranceLimiter, inMemoryBlockOnConsumed: points };
}

async function connect(url: string, log: Log) {
  // loaded only if Redis is configured, because loading takes a tenth of a second
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: ANSWERS_WITHIN_MS,
    connectTimeout: CONNECTS_WITHIN_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(100 * times, LONGEST_PAUSE_MS),
  });
  const warn = onceASecond((err: unknown, times) =>
    log.warn(
      { err, times },
      'REDIS_URL is not reachable: each process counts its share of the limits in memory until it is. Check the address and that Valkey or Redis runs',
    ),
  );
  redis.on('error', warn);
  // the start waits for the connection, but no longer than this during an outage
  await new Promise<void>((resolve) => {
    for (const event of ['ready', 'error']) redis.once(event, () => resolve());
    setTimeout(resolve, CONNECTS_WITHIN_MS).unref();
  });
  return redis;
}

function entriesOf<Value>(record: Record<Rule, Value>): [Rule, Value][] {
  return Object.entries(record) as [Rule, Value][];
}
