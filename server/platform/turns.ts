import type { DomainError } from './errors.ts';

interface Rules {
  /** How many go on at once. */
  atOnce: number;
  /** How many wait for one of them to end. */
  waiting: number;
  /** The error of the one that comes after all of these. */
  refusal: () => DomainError;
}

export interface Turns {
  /** Returns, once it is its turn, what ends it; to end it twice is fine. Throws the refusal when too many wait. */
  take: () => Promise<() => void>;
  /** Whether another one would be refused. */
  isFull: () => boolean;
  /** Whether nobody has a turn. */
  isIdle: () => boolean;
}

/** Work that only so much of may go on at once: the rest waits, first come, first served. */
export function createTurns({ atOnce, waiting, refusal }: Rules): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  const isFull = () => running >= atOnce && queue.length >= waiting;
  return {
    isFull,
    isIdle: () => running === 0,
    take: async () => {
      if (isFull()) throw refusal();
      if (running < atOnce) running += 1;
      // the one that ends hands its turn on, so `running` stays as it is
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
