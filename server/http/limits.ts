import { hash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#server/platform/errors.ts';
import { limited } from '#server/platform/metrics.ts';

/** Rate limits of networks, accounts and owners of programs: `points` within `duration` seconds. */
export const RULES = {
  /**
   * Requests of anonymous visitors of one network, by cost. Allows about 800 searches of the web, because many users
   * may share a network. `threadBudgets.ts` limits their use of time.
   */
  network: { points: 5_000_000, duration: 60 },
  /** Requests of one signed-in user, by cost. */
  person: { points: 6_000_000, duration: 60 },
  /** Requests of all programs of one owner, by cost. Allows about 1,300 searches over REST. */
  program: { points: 6_000_000, duration: 60 },
  /** Requests to the video platform, which has its own daily quota. */
  helpVideos: { points: 60, duration: 300 },
  signIn: { points: 30, duration: 300 },
  /** Wrong passwords for one account from one network, or from one browser known to the account. */
  passwordGuess: { points: 10, duration: 900 },
  /** Wrong passwords for one account from anywhere. Beyond this limit, unknown browsers wait longer and longer. */
  accountGuess: { points: 10, duration: 900 },
  /** Attempts with codes of a second factor for one account. A correct code resets the count. */
  factorGuess: { points: 10, duration: 900 },
  /** Tests of webhooks and repeated events, requested by the programs of one partner. */
  webhook: { points: 60, duration: 3_600 },
  signUp: { points: 10, duration: 3_600 },
  preRegister: { points: 20, duration: 3_600 },
  /** Reports of problems with a provider. */
  report: { points: 10, duration: 3_600 },
  /** Changes of published businesses by one owner or editor. */
  ownerEdit: { points: 60, duration: 3_600 },
  /** Invitations to businesses sent by one user. */
  invite: { points: 30, duration: 3_600 },
  /** Claims of listings started or changed by one user. */
  claim: { points: 10, duration: 3_600 },
  /** Codes for claims entered by one user. */
  claimGuess: { points: 10, duration: 900 },
  /** Requests for mailed links, and uses of them. */
  reset: { points: 20, duration: 900 },
  /**
   * Reads of the status of a registration, and the actions on its page. Tokens cannot be guessed, and many users share
   * a network.
   */
  status: { points: 200, duration: 900 },
  /**
   * Mails of all kinds requested for one address. Allows a sign-up with a second confirmation, a new password, and some
   * pre-registrations. The duration is at most the lifetime of the links.
   */
  mail: { points: 10, duration: 1_800 },
  /** Mails that ask an address to confirm a watch. */
  watchMail: { points: 5, duration: 86_400 },
  /** Exports of a user's personal data. */
  personalData: { points: 5, duration: 3_600 },
} as const;

export interface Limits {
  /** Counts one use or `points`. Returns the remaining budget; null when limits are off. Throws `TooManyRequests`. */
  count: (rule: Rule, key: string, points?: number) => Promise<Rate | null>;
  /** Throws `TooManyRequests` if another use would exceed the limit. Does not count a use. */
  check: (rule: Rule, key: string) => Promise<void>;
  /** The number of points used. */
  used: (rule: Rule, key: string) => Promise<number>;
  /** Resets the count to zero. */
  forget: (rule: Rule, key: string) => Promise<void>;
}

export type Rule = keyof typeof RULES;
/** The counter of each rule. */
export type Limiters = Record<Rule, RateLimiterAbstract>;

interface Rate {
  left: number;
  /** The number of seconds until all points are available again. */
  seconds: number;
}

/** Creates counters in the memory of this process. */
export function memoryLimiters(): Record<Rule, RateLimiterMemory> {
  return Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  ) as Record<Rule, RateLimiterMemory>;
}

export function createLimits(on: boolean, limiters: Limiters = memoryLimiters()): Limits {
  const nothing = async () => {};
  if (!on) return { count: async () => null, check: nothing, used: async () => 0, forget: nothing };
  return {
    count: async (rule, key, points = 1) => {
      try {
        const { remainingPoints, msBeforeNext } = await limiters[rule].consume(hashOf(key), points);
        return { left: remainingPoints, seconds: secondsOf(msBeforeNext) };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        limited.inc({ rule });
        throw tooMany(error);
      }
    },
    check: async (rule, key) => {
      const state = await limiters[rule].get(hashOf(key));
      if (state && state.consumedPoints >= limiters[rule].points) throw tooMany(state);
    },
    used: async (rule, key) => (await limiters[rule].get(hashOf(key)))?.consumedPoints ?? 0,
    forget: async (rule, key) => void (await limiters[rule].delete(hashOf(key))),
  };
}

/** Hashes a key, so that shared stores receive neither personal addresses nor long keys. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22);
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooManyRequests {
  return new TooManyRequests(secondsOf(msBeforeNext));
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
