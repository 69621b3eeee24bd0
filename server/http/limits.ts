import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#server/platform/errors.ts';

/** How much a network, an account or an owner of programs may do: `points` within `duration` seconds. */
export const RULES = {
  /** Work for one network's visitors without an account, by its price: some 100 searches of the web. */
  network: { points: 600_000, duration: 60 },
  /** Work for one person who is signed in. */
  person: { points: 1_500_000, duration: 60 },
  /** Work for all programs of one owner: some 700 searches over REST. */
  program: { points: 2_500_000, duration: 60 },
  /** Questions to the video platform, which has a daily limit of its own. */
  helpVideos: { points: 60, duration: 300 },
  signIn: { points: 30, duration: 300 },
  /** Wrong passwords for one account from one network, or from one browser that the account knows. */
  passwordGuess: { points: 10, duration: 900 },
  /** Wrong passwords for one account from everywhere: beyond these, strangers wait longer and longer. */
  accountGuess: { points: 10, duration: 900 },
  signUp: { points: 10, duration: 3_600 },
  preRegister: { points: 20, duration: 3_600 },
  /** Asking for and using mailed links. */
  reset: { points: 20, duration: 900 },
  /** Mails of one kind to one address that somebody asked for: no longer than the last of their links is good. */
  mail: { points: 5, duration: 1_800 },
  /** Everything that is held about a person, read for them. */
  personalData: { points: 5, duration: 3_600 },
} as const;

export interface Limits {
  /** Counts one use, or as many points, and returns what is left; null when nothing is counted. Throws `TooManyRequests`. */
  count: (rule: Rule, key: string, points?: number) => Promise<Rate | null>;
  /** Throws `TooManyRequests` when another use would, without counting one. */
  check: (rule: Rule, key: string) => Promise<void>;
  /** How many points were used. */
  used: (rule: Rule, key: string) => Promise<number>;
  /** Starts again at none. */
  forget: (rule: Rule, key: string) => Promise<void>;
}

type Rule = keyof typeof RULES;

interface Rate {
  left: number;
  /** Until all of them can be used again. */
  seconds: number;
}

export function createLimits(on: boolean): Limits {
  const nothing = async () => {};
  if (!on) return { count: async () => null, check: nothing, used: async () => 0, forget: nothing };
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  );
  return {
    count: async (rule, key, points = 1) => {
      try {
        const { remainingPoints, msBeforeNext } = await limiters[rule]!.consume(key, points);
        return { left: remainingPoints, seconds: secondsOf(msBeforeNext) };
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    check: async (rule, key) => {
      const state = await limiters[rule]!.get(key);
      if (state && state.consumedPoints >= RULES[rule].points) throw tooMany(state);
    },
    used: async (rule, key) => (await limiters[rule]!.get(key))?.consumedPoints ?? 0,
    forget: async (rule, key) => void (await limiters[rule]!.delete(key)),
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooManyRequests {
  return new TooManyRequests(secondsOf(msBeforeNext));
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
