import type { DomainError } from './errors.ts';

interface Rules {
  /** Maximum number of concurrent turns. */
  atOnce: number;
  /** Maximum number of queued requests for a turn. */
  waiting: number;
  /** Creates the error for requests beyond the queue. */
  rejection: () => DomainError;
}

export interface Semaphore {
  /** Waits for a turn and returns a function that ends it (idempotent). Throws `rejection()` when the queue is full. */
  take: () => Promise<() => void>;
  /** Whether another request would be rejected. */
  isFull: () => boolean;
  /** Whether no turn is taken. */
  isIdle: () => boolean;
}

/** A semaphore with a bounded queue, first in, first out. */
export function createSemaphore({ atOnce, waiting, rejection }: Rules): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];
  const isFull = () => running >= atOnce && queue.length >= waiting;
  return {
    isFull,
    isIdle: () => running === 0,
    take: async () => {
      if (isFull()) throw rejection();
      if (running < atOnce) running += 1;
      // a turn that ends passes directly to the next in the queue, so `running` does not change
      else await new Promise<void>((resolve) => queue.push(resolve));
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      };
    },
  };
}
