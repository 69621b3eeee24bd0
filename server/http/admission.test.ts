import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { createLimits, RULES } from './limits.ts';
import { networkOf, shortAddress } from './network.ts';

const IDLE = { isBusy: () => false, stop: () => {} };
const visitor = { network: '192.0.2.1', kind: 'api' as const, hasCredentials: false, isStream: false };

describe('the admission', () => {
  it('admits sixteen concurrent requests of a network, and the next when one has ended', async () => {
    const admission = createAdmission(createLimits(true), IDLE);
    const inside = await Promise.all(Array.from({ length: 16 }, () => admission.enter(visitor)));
    let isIn = false;
    const next = admission.enter(visitor).then((leave) => {
      isIn = true;
      return leave;
    });
    const other = await admission.enter({ ...visitor, network: '192.0.2.2' });
    expect(isIn).toBe(false);
    inside[0]!();
    const leave = await next;
    expect(isIn).toBe(true);
    for (const end of [...inside, leave, other]) end();
  });

  it('rejects a network over its budget after a delay, unless the request has credentials', async () => {
    const limits = createLimits(true);
    const admission = createAdmission(limits, IDLE);
    await limits.count('network', visitor.network, RULES.network.points);
    const start = performance.now();
    await expect(admission.enter(visitor)).rejects.toMatchObject({ status: 429 });
    expect(performance.now() - start).toBeGreaterThan(900);
    (await admission.enter({ ...visitor, hasCredentials: true }))();
  });

  it('rejects requests without credentials while the process is overloaded', async () => {
    const admission = createAdmission(createLimits(true), { ...IDLE, isBusy: () => true });
    await expect(admission.enter(visitor)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    (await admission.enter({ ...visitor, hasCredentials: true }))();
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
