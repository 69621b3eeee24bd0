import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '#server/platform/errors.ts';
import { limited } from '#server/platform/metrics.ts';
import type { Spender } from '#server/platform/requestScope.ts';
import type { Caller } from './knownCallers.ts';

interface Allowance {
  /** The share of the serving thread's time that a caller may use continuously. */
  share: number;
  /** The milliseconds that a caller may use in a burst, before its requests are delayed. */
  atOnceMs: number;
}

const ALLOWANCES: Record<Caller['rule'], Allowance> = {
  network: { share: 0.2, atOnceMs: 1_000 },
  person: { share: 0.5, atOnceMs: 5_000 },
  program: { share: 0.5, atOnceMs: 5_000 },
};

/**
 * The length of uninterrupted work that costs twice its time. Other requests wait while the thread works for a caller,
 * and their total waiting time grows with the square of the length of the work.
 */
const BLOCKING_MS = 3;
/**
 * The maximum cost of long work, as a multiple of its time. The first run of code, or a garbage collection, takes 100
 * ms on a slow machine: it may delay a caller, but must not lock the caller out.
 */
const MOST_FACTOR = 10;
/** The estimated cost of the first request of a caller: six such requests may begin concurrently. */
const FIRST_ESTIMATE_MS = 200;
/** The weight of the latest request in the estimate for the next one. */
const LATEST = 0.25;
/** The maximum delay; a request that would be delayed for longer is rejected. */
const LONGEST_DELAY_MS = 10_000;
const MOST_CALLERS = 10_000;

/** A request of a caller, charged while it is processed. */
export interface Measured extends Spender {
  caller: Caller;
  /** Waits until the caller's budget allows the request. Throws `TooManyRequests` when that takes too long. */
  begin: () => Promise<void>;
  /** Ends the request. Repeated calls have no effect. */
  end: () => void;
}

/**
 * Measures each caller's use of the serving thread, and delays requests of callers above their share. Processes measure
 * their threads separately.
 */
export function createThreadBudgets(): (caller: Caller) => Measured {
  const budgets = new LRUCache<string, Budget>({ max: MOST_CALLERS });
  return (caller) => {
    const { rule, key } = caller;
    const name = `${rule} ${key}`;
    let budget = budgets.get(name);
    if (!budget) {
      budget = new Budget(ALLOWANCES[rule]);
      budgets.set(name, budget);
    }
    return measure(caller, budget);
  };
}

function measure(caller: Caller, budget: Budget): Measured {
  let cost = 0;
  let reserved: number | null = null;
  const charge = (ms: number) => {
    cost += ms;
    budget.charge(ms);
  };
  return {
    caller,
    spend: (ms, turn) => charge(budget.costOfWork(ms, turn)),
    spendElsewhere: charge,
    begin: async () => {
      reserved = await budget.reserve();
    },
    end: () => {
      if (reserved === null) return;
      budget.end(reserved, cost);
      reserved = null;
    },
  };
}

/** A leaky bucket: the caller's use of the thread fills it, and it drains at the caller's share of the time. */
class Budget {
  #level = 0;
  /** The total of the estimates of running requests. */
  #reserved = 0;
  #at = performance.now();
  #estimate = FIRST_ESTIMATE_MS;
  readonly #turn = { number: 0, workedMs: 0 };
  readonly #waiting: ((reserved: number) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  charge(ms: number): void {
    const at = performance.now();
    this.#level = Math.max(0, this.#level - (at - this.#at) * this.#allowance.share) + ms;
    this.#at = at;
  }

  /**
   * The cost of work in a turn of the event loop, in addition to the cost of the caller's other requests in the same
   * turn.
   */
  costOfWork(ms: number, turn: number): number {
    if (this.#turn.number !== turn) Object.assign(this.#turn, { number: turn, workedMs: 0 });
    const before = this.#turn.workedMs;
    this.#turn.workedMs += ms;
    return Math.min(ms + (2 * before * ms + ms ** 2) / BLOCKING_MS, MOST_FACTOR * ms);
  }

  /** Waits in the order of arrival, and returns the cost reserved for the request. */
  async reserve(): Promise<number> {
    const delay = this.#delay(0);
    if (delay > LONGEST_DELAY_MS) {
      limited.inc({ rule: 'thread' });
      throw new TooManyRequests(Math.ceil(delay / 1_000));
    }
    const reserved = new Promise<number>((resolve) => this.#waiting.push(resolve));
    this.#admit();
    return reserved;
  }

  end(reserved: number, cost: number): void {
    this.#reserved -= reserved;
    this.#estimate += LATEST * (cost - this.#estimate);
    this.#admit();
  }

  #delay(reserved = this.#reserved): number {
    this.charge(0);
    const { share, atOnceMs } = this.#allowance;
    return Math.max(0, (this.#level + reserved - atOnceMs) / share);
  }

  /** Admits requests that may begin, and checks again later if others are still waiting. */
  #admit(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0 && this.#delay() === 0) {
      this.#reserved += this.#estimate;
      this.#waiting.shift()!(this.#estimate);
    }
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#admit(), this.#delay());
  }
}
