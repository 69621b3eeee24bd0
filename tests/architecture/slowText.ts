import { type HardText, hardTexts } from './hardTexts.ts';

interface Tried {
  text: HardText;
  ms: number;
}

/** In steps from which also an exponential expression comes back. */
const SHORT = Array.from({ length: 17 }, (_, at) => 12 + at * 3);
/** All texts of a few sizes, then those that took longest, longer. */
const ROUNDS = [
  { most: Number.POSITIVE_INFINITY, sizes: [...SHORT, 100, 300, 1_000, 8_000] },
  { most: 20, sizes: [32_000] },
  { most: 3, sizes: [200_000] },
];

/** Several times what a linear expression needs for so many characters; a quadratic one soon needs far more. */
function mostMs(size: number): number {
  return 4 + size / 2_000;
}

/** A text for which an expression takes too long, with its length in characters and the time; null for none. */
export function slowText(expression: RegExp): (HardText & { size: number; ms: number }) | null {
  // all matches: no use of an expression takes longer than that
  const all = new RegExp(expression, `${expression.flags.replace(/[gy]/g, '')}g`);
  let tried: Tried[] = hardTexts(expression).map((text) => ({ text, ms: 0 }));
  for (const { most, sizes } of ROUNDS) {
    tried = tried.sort((one, other) => other.ms - one.ms).slice(0, most);
    for (const one of tried)
      for (const size of sizes) {
        one.ms = milliseconds(all, one.text, size);
        if (one.ms > mostMs(size)) return { ...one.text, size, ms: one.ms };
      }
  }
  return null;
}

/** When it seems too much: the least of a few runs, and without what else the computer did meanwhile. */
function milliseconds(expression: RegExp, { start, repeated, end }: HardText, size: number): number {
  const text = start + repeated.repeat(Math.max(1, (size - start.length - end.length) / repeated.length)) + end;
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > mostMs(size); run++) {
    const before = process.threadCpuUsage();
    const begin = performance.now();
    text.replaceAll(expression, '');
    const passed = performance.now() - begin;
    if (passed <= mostMs(size)) return passed;
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, passed, (user + system) / 1_000);
  }
  return least;
}
