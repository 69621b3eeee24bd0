import { type HardText, hardTexts } from './hardTexts.ts';

interface Tried {
  text: HardText;
  ms: number;
}

/** Lengths in small steps, so that the test of an exponential expression terminates. */
const SHORT = Array.from({ length: 17 }, (_, at) => 12 + at * 3);
/** First all texts in a few sizes, then the slowest ones in larger sizes. */
const ROUNDS = [
  { most: Number.POSITIVE_INFINITY, sizes: [...SHORT, 100, 300, 1_000, 8_000] },
  { most: 20, sizes: [32_000] },
  { most: 3, sizes: [200_000] },
];

/** Several times the duration of a linear expression for this size; a quadratic one soon exceeds it. */
function mostMs(size: number): number {
  return 4 + size / 2_000;
}

/** A text for which an expression is too slow, with its length in characters and the time; null when there is none. */
export function slowText(expression: RegExp): (HardText & { size: number; ms: number }) | null {
  // matching globally is the slowest use of an expression
  const all = new RegExp(expression, `${expression.flags.replace(/[gy]/g, '')}g`);
  let tried: Tried[] = hardTexts(expression).map((text) => ({ text, ms: 0 }));
  for (const { most, sizes } of ROUNDS) {
    tried = tried.sort((a, b) => b.ms - a.ms).slice(0, most);
    for (const item of tried)
      for (const size of sizes) {
        item.ms = milliseconds(all, item.text, size);
        if (item.ms > mostMs(size)) return { ...item.text, size, ms: item.ms };
      }
  }
  return null;
}

/** The duration of a match. If it seems too long, the minimum of a few runs, to exclude other load of the machine. */
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
