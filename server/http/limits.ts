import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.ts';

/** How often a thing may be done by one address, or to one account: `points` within `duration` seconds. */
export const RULES = {
  search: { points: 120, duration: 60 },
  suggest: { points: 300, duration: 60 },
  /** Questions to the video platform, which has a daily limit of its own. */
  helpVideos: { points: 60, duration: 300 },
  botChallenge: { points: 60, duration: 60 },
  signIn: { points: 30, duration: 300 },
  /** Wrong passwords for one account. */
  passwordGuess: { points: 10, duration: 900 },
  signUp: { points: 10, duration: 3_600 },
  preRegister: { points: 20, duration: 3_600 },
  /** Asking for and using mailed links. */
  reset: { points: 20, duration: 900 },
  /** Mails to one address that somebody asked for. */
  resetMail: { points: 5, duration: 3_600 },
  /** Everything that is held about a person, read for them. */
  personalData: { points: 5, duration: 3_600 },
  /** Requests with one access token. */
  token: { points: 600, duration: 60 },
} as const;

export interface Limits {
  /** Counts one use, and answers what is left; null when nothing is counted. Throws `TooManyRequests`. */
  count: (rule: Rule, key: string) => Promise<Rate | null>;
  /** Throws `TooManyRequests` when another use would, without counting one. */
  check: (rule: Rule, key: string) => Promise<void>;
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
  if (!on) return { count: async () => null, check: nothing, forget: nothing };
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  );
  return {
    count: async (rule, key) => {
      try {
        const { remainingPoints, msBeforeNext } = await limiters[rule]!.consume(key);
        return { left: remainingPoints, seconds: secondsOf(msBeforeNext) };
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    check: async (rule, key) => {
      const state = await limiters[rule]!.get(key);
      if (state && state.consumedPoints >= RULES[rule].points) throw tooMany(state);
    },
    forget: async (rule, key) => void (await limiters[rule]!.delete(key)),
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooManyRequests {
  return new TooManyRequests(secondsOf(msBeforeNext));
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
