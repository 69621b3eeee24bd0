import { expect, test } from 'vitest';
import { readChoice } from './consent.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = '2026-01-02T00:00:00.000Z';

test('a choice is remembered with its date', () => {
  for (const accepted of [true, false])
    expect(readChoice(JSON.stringify({ accepted, at }), now)).toEqual({ accepted, at });
});

test('after a year it is requested again', () =>
  expect(readChoice(JSON.stringify({ accepted: true, at: '2025-11-20T00:00:00.000Z' }), now)).toBeNull());

test.each([
  null,
  '',
  '{',
  'null',
  '{"accepted":true}',
  '{"accepted":"yes","at":"2026-01-02"}',
  '{"accepted":true,"at":"x"}',
])('%j is no consent', (stored) => expect(readChoice(stored, now)).toBeNull());
