import { expect, test } from 'vitest';
import { tokenState } from './tokenState.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const past = '2026-03-01T12:00:00.000Z';
const future = '2026-03-01T12:00:00.001Z';

test.each([
  ['inUse', { expiresAt: future }],
  ['inUse', { expiresAt: future, revokedAt: null }],
  ['expired', { expiresAt: past }],
  ['revoked', { expiresAt: future, revokedAt: past }],
  ['revoked', { expiresAt: past, revokedAt: past }],
])('it is %s: %o', (state, token) => expect(tokenState(token, now)).toBe(state));
