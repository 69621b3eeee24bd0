import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';

/** The Bloom filter of common passwords, built by `scripts/commonPasswords.ts`. */
export const COMMON_PASSWORDS = path.join(ROOT, 'dist/commonPasswords.bin');

/** 20 bits and 14 hashes per word give a false-positive rate of one in 10,000. */
const BITS_A_WORD = 20;
const HASHES = 14;

/** Builds a Bloom filter of the words. */
export function filterOf(words: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.length * BITS_A_WORD) / 8));
  for (const word of words) for (const bit of bitsOf(word, filter)) filter[bit >> 3]! |= 1 << (bit & 7);
  return filter;
}

function isIn(filter: Uint8Array, word: string): boolean {
  return bitsOf(word, filter).every((bit) => (filter[bit >> 3]! & (1 << (bit & 7))) !== 0);
}

/**
 * The bits of a word in the filter. All hashes are derived from two: Kirsch and Mitzenmacher, "Less Hashing, Same
 * Performance".
 */
function bitsOf(word: string, filter: Uint8Array): number[] {
  const digest = createHash('sha256').update(word).digest();
  const [first, second] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0];
  const bits = filter.length * 8;
  return Array.from({ length: HASHES }, (_, at) => (first + at * second) % bits);
}

/** Repetitions of a few characters, which no list contains: "11111111", "abcdabcd". */
const REPEATED = /^(.{1,4})\1+$/su;

let filter: Uint8Array | undefined;

/** Whether the password is common enough to be among the first guesses. Ignores case. */
export function isCommonPassword(password: string): boolean {
  const guess = password.normalize('NFC').toLowerCase();
  filter ??= readFileSync(COMMON_PASSWORDS);
  return REPEATED.test(guess) || isIn(filter, guess);
}
