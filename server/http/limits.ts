import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.ts';

/** How often one address may do a thing: `points` within `seconds`. */
const RULES = {
  search: { points: 120, duration: 60 },
  suggest: { points: 300, duration: 60 },
} as const;

export interface Limits {
  /** Counts one use. Throws `TooManyRequests`. */
  count: (rule: keyof typeof RULES, key: string) => Promise<void>;
}

export function createLimits(on: boolean): Limits {
  if (!on) return { count: async () => {} };
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  );
  return {
    count: async (rule, key) => {
      try {
        await limiters[rule]!.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
  };
}
