import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequests, Unavailable } from '#server/platform/errors.ts';
import type { LoopWatch } from '#server/platform/loopWatch.ts';
import { createSemaphore, type Semaphore } from '#server/platform/semaphore.ts';
import type { Caller } from './knownCallers.ts';
import type { Limits } from './limits.ts';
import { createThreadBudgets, type Measured } from './threadBudgets.ts';

/** The maximum number of concurrent requests of one caller; further requests are queued. */
const AT_ONCE = 16;
/** The maximum number of concurrent requests of one caller whose bodies are still arriving. */
const UPLOADS_AT_ONCE = 4;
/** The maximum number of queued requests of one caller; further requests are rejected. */
const QUEUED = 500;
/** The delay before a caller over its budget is rejected, which slows down loops that retry immediately. */
const REFUSED_AFTER_MS = 1_000;

/**
 * The fixed cost in points of a request, in addition to that of its operation. Pages cost more because they are
 * rendered for each request.
 */
const REQUEST_POINTS = { api: 10, page: 300 };
const BYTES_A_POINT = 100;

interface Arriving {
  measured: Measured;
  kind: keyof typeof REQUEST_POINTS;
  /** The length of the body in bytes, or its upper bound. */
  bytes: number;
  /** Waits until the body can be read without waiting for the sender; false for a body that is too long for this. */
  bodyArrives: () => Promise<boolean>;
}

/** Admission control: every request passes it before its body is read. */
export interface Admission {
  /** Starts to measure a request when it arrives. */
  measure: (caller: Caller) => Measured;
  /**
   * Waits for a turn, and longer if the caller has used up its share of the thread's time. Returns a function that ends
   * the turn. Throws `TooManyRequests`, or `Unavailable` in overload.
   */
  enter: (request: Arriving) => Promise<() => void>;
}

/** Creates the admission control. Without limits it admits every request immediately. */
export function createAdmission(limits: Limits | null, loop: LoopWatch): Admission {
  const turns = createTurns(AT_ONCE);
  const uploads = createTurns(UPLOADS_AT_ONCE);
  return {
    measure: createThreadBudgets(),
    enter: async ({ measured, kind, bytes, bodyArrives }) => {
      const { caller } = measured;
      if (!limits) return () => {};
      if (caller.rule === 'network' && loop.isBusy()) throw new Unavailable('request.busy');
      // a program is charged later, with its token, because the response headers report its budget
      if (caller.rule !== 'program')
        await refusedSlowly(
          limits.count(caller.rule, caller.key, REQUEST_POINTS[kind] + Math.ceil(bytes / BYTES_A_POINT)),
        );
      const isWhole = await bodyArrives();
      const endTurn = await (isWhole ? turns : uploads)(caller);
      await refusedSlowly(measured.begin()).catch((error: unknown) => {
        endTurn();
        throw error;
      });
      return () => {
        measured.end();
        endTurn();
      };
    },
  };
}

async function refusedSlowly(admitted: Promise<unknown>): Promise<void> {
  try {
    await admitted;
  } catch (error) {
    await wait(REFUSED_AFTER_MS);
    throw error;
  }
}

/** Gives each caller a limited number of concurrent turns. */
function createTurns(atOnce: number): (caller: Caller) => Promise<() => void> {
  const callers = new Map<string, Semaphore>();
  return async ({ rule, key }) => {
    const name = `${rule} ${key}`;
    const rejection = () => new TooManyRequests(1);
    const semaphore = callers.get(name) ?? createSemaphore({ atOnce, waiting: QUEUED, rejection });
    callers.set(name, semaphore);
    const end = await semaphore.take();
    return () => {
      end();
      if (semaphore.isIdle() && callers.get(name) === semaphore) callers.delete(name);
    };
  };
}
