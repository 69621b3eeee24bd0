import { expect, test } from 'vitest';
import { cutDescription } from './cutDescription.ts';

test('200 characters stay whole', () => {
  expect(cutDescription('a'.repeat(200))).toBe('a'.repeat(200));
  expect(cutDescription('')).toBe('');
});

test('more are cut and get an ellipsis', () => {
  expect(cutDescription('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
  expect(cutDescription(`${'a'.repeat(199)} bcd`)).toBe(`${'a'.repeat(199)}…`);
});

test('what the server has cut is not cut again', () => {
  const cut = `${'a'.repeat(200)}…`;
  expect(cutDescription(cut)).toBe(cut);
});

test('no character is cut in two', () => {
  expect(cutDescription('🚚'.repeat(201))).toBe(`${'🚚'.repeat(200)}…`);
});
