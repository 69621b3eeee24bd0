import { setTimeout as wait } from 'node:timers/promises';
import { type DomainError, TooManyRequests, Unavailable } from '#server/platform/errors.ts';
import type { LoopWatch } from '#server/platform/loopWatch.ts';
import { createTurns, type Turns } from '#server/platform/turns.ts';
import type { Limits } from './limits.ts';

/** Requests of one network that are answered at once; the others wait for one of them to end. */
const AT_ONCE = 16;
/** Requests of one network that wait at most; more are refused. */
const WAITING = 500;
/** A caller over its budget is answered this late: a loop that asks again at once becomes a slow one. */
const REFUSED_AFTER_MS = 1_000;

/** What a request costs, beside what it asks for: pages are written anew for each. */
const REQUEST_POINTS = { api: 10, page: 300 };

interface Arriving {
  network: string;
  kind: keyof typeof REQUEST_POINTS;
  /** Whether a request of the API says whose it is: another budget than the network's may pay for it. */
  hasCredentials: boolean;
  /** A stream of events lasts as long as somebody watches: it takes no turn. */
  isStream: boolean;
}

/** What every request passes before anything of it is read. */
export interface Door {
  /** Returns what ends its turn. Throws `TooManyRequests`, `Unavailable` when the process cannot keep up. */
  enter: (request: Arriving) => Promise<() => void>;
}

/** Without limits everybody comes in at once. */
export function createDoor(limits: Limits | null, loop: LoopWatch): Door {
  const networks = new Map<string, Turns>();

  async function takeTurn(network: string): Promise<() => void> {
    const refusal = () => new TooManyRequests(1);
    const turns = networks.get(network) ?? createTurns({ atOnce: AT_ONCE, waiting: WAITING, refusal });
    networks.set(network, turns);
    const end = await turns.take();
    return () => {
      end();
      if (turns.isIdle() && networks.get(network) === turns) networks.delete(network);
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
