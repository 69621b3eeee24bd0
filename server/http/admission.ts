import { setTimeout as wait } from 'node:timers/promises';
import { type DomainError, TooManyRequests, Unavailable } from '#server/platform/errors.ts';
import type { LoopWatch } from '#server/platform/loopWatch.ts';
import { createSemaphore, type Semaphore } from '#server/platform/semaphore.ts';
import type { Limits } from './limits.ts';

/** Concurrent requests of one network; further ones are queued. */
const AT_ONCE = 16;
/** Queued requests of one network; further ones are rejected. */
const WAITING = 500;
/** Delay before a caller over its budget is rejected: it slows down loops that retry at once. */
const REFUSED_AFTER_MS = 1_000;

/** The fixed cost of a request, in addition to that of its operation: pages are rendered for each request. */
const REQUEST_POINTS = { api: 10, page: 300 };

interface Arriving {
  network: string;
  kind: keyof typeof REQUEST_POINTS;
  /** Whether an API request has credentials: another budget than the network's may pay for it. */
  hasCredentials: boolean;
  /** Event streams have no fixed end and take no turn. */
  isStream: boolean;
}

/** Admission control: every request passes it before its body is read. */
export interface Admission {
  /** Returns a function that ends the turn. Throws `TooManyRequests`, or `Unavailable` in overload. */
  enter: (request: Arriving) => Promise<() => void>;
}

/** Null limits admit every request at once. */
export function createAdmission(limits: Limits | null, loop: LoopWatch): Admission {
  const networks = new Map<string, Semaphore>();

  async function takeTurn(network: string): Promise<() => void> {
    const rejection = () => new TooManyRequests(1);
    const semaphore = networks.get(network) ?? createSemaphore({ atOnce: AT_ONCE, waiting: WAITING, rejection });
    networks.set(network, semaphore);
    const end = await semaphore.take();
    return () => {
      end();
      if (semaphore.isIdle() && networks.get(network) === semaphore) networks.delete(network);
    };
  }

  return {
    enter: async ({ network, kind, hasCredentials, isStream }) => {
      if (!limits) return () => {};
      if (!hasCredentials && loop.isBusy()) throw new Unavailable('request.busy');
      const end = isStream ? () => {} : await takeTurn(network);
      try {
        await limits.count('network', network, REQUEST_POINTS[kind]);
        return end;
      } catch (error) {
        if (hasCredentials) return end;
        await wait(REFUSED_AFTER_MS);
        end();
        throw error as DomainError;
      }
    },
  };
}
