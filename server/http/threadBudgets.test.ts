import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { threadMs, workFor } from '#server/platform/threadTime.ts';
import type { Caller } from './knownCallers.ts';
import { createThreadBudgets } from './threadBudgets.ts';

const VISITOR: Caller = { rule: 'network', key: '192.0.2.1' };

describe('the budget of the thread', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Whether a request begins within so many milliseconds. */
  async function beginsWithin(request: { begin: () => Promise<void> }, ms: number): Promise<boolean> {
    let hasBegun = false;
    const begins = request.begin().then(() => (hasBegun = true));
    await vi.advanceTimersByTimeAsync(ms);
    if (!hasBegun) await vi.advanceTimersByTimeAsync(20_000);
    await begins;
    return hasBegun;
  }

  it('delays a network that has used a second until its use has dropped to a fifth of the time', async () => {
    const measure = createThreadBudgets();
    measure(VISITOR).spendElsewhere(1_200);
    let hasBegun = false;
    void measure(VISITOR)
      .begin()
      .then(() => (hasBegun = true));
    await vi.advanceTimersByTimeAsync(950);
    expect(hasBegun).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(hasBegun).toBe(true);
  });

  it('delays no one else', async () => {
    const measure = createThreadBudgets();
    measure(VISITOR).spendElsewhere(2_000);
    expect(await beginsWithin(measure({ rule: 'network', key: '192.0.2.2' }), 0)).toBe(true);
    expect(await beginsWithin(measure({ rule: 'person', key: '192.0.2.1' }), 0)).toBe(true);
  });

  it('rejects a request that would have to wait for more than ten seconds', async () => {
    const measure = createThreadBudgets();
    measure(VISITOR).spendElsewhere(3_400);
    await expect(measure(VISITOR).begin()).rejects.toMatchObject({ status: 429, retryAfter: 12 });
  });

  it('charges uninterrupted work more than the same work in pieces', async () => {
    const measure = createThreadBudgets();
    const pieces = measure(VISITOR);
    for (let turn = 0; turn < 100; turn++) pieces.spend(4, turn);
    const whole = { ...VISITOR, key: '192.0.2.2' };
    // two requests of a caller in one turn are one piece of work for others
    for (let turn = 0; turn < 2; turn++) {
      measure(whole).spend(100, turn);
      measure(whole).spend(100, turn);
    }
    expect(await beginsWithin(measure(VISITOR), 0)).toBe(true);
    await expect(measure(whole).begin()).rejects.toMatchObject({ status: 429 });
  });

  it('admits a network immediately whose first request took 100 ms, as cold code does', async () => {
    const measure = createThreadBudgets();
    measure(VISITOR).spend(100, 0);
    expect(await beginsWithin(measure(VISITOR), 0)).toBe(true);
  });

  it('starts six requests of an unknown caller together, and more when they prove to be cheap', async () => {
    const measure = createThreadBudgets();
    const requests = Array.from({ length: 40 }, () => measure(VISITOR));
    const begun: (typeof requests)[number][] = [];
    for (const request of requests) void request.begin().then(() => begun.push(request));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(6);
    for (const request of begun.slice()) {
      request.spend(1, 1);
      request.end();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.length).toBeGreaterThan(20);
  });
});

describe('the time of the thread', () => {
  function work(ms: number): void {
    const until = threadMs() + ms;
    while (threadMs() < until);
  }
  const spender = () => {
    const spent = { ms: 0, spend: (ms: number) => (spent.ms += ms), spendElsewhere: () => {} };
    return spent;
  };

  it('is charged to the active request, until another one continues', () => {
    const [first, second] = [spender(), spender()];
    workFor(first);
    work(20);
    workFor(second);
    work(5);
    workFor(undefined);
    work(20);
    workFor(first);
    expect(first.ms).toBeGreaterThan(15);
    expect(second.ms).toBeGreaterThan(3);
    expect(first.ms + second.ms).toBeLessThan(40);
  });

  it('is charged to no one after the turn of the event loop', async () => {
    const waiting = spender();
    workFor(waiting);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { ms } = waiting;
    work(20);
    workFor(undefined);
    expect(waiting.ms).toBe(ms);
  });
});
