import { describe, expect, it } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';
import type { Caller } from './knownCallers.ts';
import { createLimits, RULES } from './limits.ts';
import { networkOf, shortAddress } from './network.ts';
import { createThreadBudgets } from './threadBudgets.ts';

const IDLE = { isBusy: () => false, stop: () => {} };
const measure = createThreadBudgets();
const from = (key: string, rule: Caller['rule'] = 'network') => ({
  measured: measure({ rule, key }),
  kind: 'api' as const,
  bytes: 0,
  bodyArrives: async () => true,
});
const visitor = from('192.0.2.1');

/** Whether a promise is settled once all others that can be are settled. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const tick = new Promise((resolve) => setTimeout(resolve, 20, 'pending'));
  return (await Promise.race([promise, tick])) !== 'pending';
}

/** Sends requests that cost nothing, so that the next ones are expected to be cheap. */
async function makeKnown(admission: Admission, caller: ReturnType<typeof from>): Promise<void> {
  for (let i = 0; i < 20; i++) (await admission.enter(caller))();
}

describe('the admission', () => {
  it('admits sixteen concurrent requests of a caller, and the next when one has ended', async () => {
    const admission = createAdmission(createLimits(true), IDLE);
    await makeKnown(admission, visitor);
    const inside = await Promise.all(Array.from({ length: 16 }, () => admission.enter(visitor)));
    const next = admission.enter(visitor);
    const other = await admission.enter(from('192.0.2.2'));
    expect(await isSettled(next)).toBe(false);
    inside[0]!();
    for (const leave of [...inside, await next, other]) leave();
  });

  it('rejects a network over its budget after a delay, but not a signed-in user in it', async () => {
    const limits = createLimits(true);
    const admission = createAdmission(limits, IDLE);
    await limits.count('network', visitor.measured.caller.key, RULES.network.points);
    const start = performance.now();
    await expect(admission.enter(visitor)).rejects.toMatchObject({ status: 429 });
    expect(performance.now() - start).toBeGreaterThan(900);
    (await admission.enter(from('7', 'person')))();
  });

  it('charges the bytes of a body before they are read', async () => {
    const limits = createLimits(true);
    const admission = createAdmission(limits, IDLE);
    (await admission.enter({ ...visitor, bytes: 200_000 }))();
    const { left } = (await limits.count('network', visitor.measured.caller.key, 1))!;
    expect(RULES.network.points - left).toBe(2_011);
  });

  it('rejects anonymous requests while the process is overloaded', async () => {
    const admission = createAdmission(createLimits(true), { ...IDLE, isBusy: () => true });
    await expect(admission.enter(visitor)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    (await admission.enter(from('7', 'person')))();
  });

  it('takes no turn while the body is arriving: another request of the network is not delayed', async () => {
    const admission = createAdmission(createLimits(true), IDLE);
    await makeKnown(admission, visitor);
    const arrivals: ((isWhole: boolean) => void)[] = [];
    const slow = Array.from({ length: 40 }, () =>
      admission.enter({ ...visitor, bodyArrives: () => new Promise((resolve) => arrivals.push(resolve)) }),
    );
    (await admission.enter(visitor))();
    expect(arrivals).toHaveLength(40);
    for (const arrive of arrivals) arrive(false);
    // long bodies, which are read as they arrive, have four separate turns
    const uploads = await Promise.all(slow.slice(0, 4));
    expect(await isSettled(slow[4]!)).toBe(false);
    (await admission.enter(visitor))();
    for (const leave of uploads) leave();
    for (const next of slow.slice(4)) (await next)();
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['not an address', 'not an address', null],
  ])('of %s is %s, and in the log %s', (address, network, short) => {
    expect(networkOf(address)).toBe(network);
    expect(shortAddress(address)).toBe(short);
  });
});
