// Rounded figures and their tables.

export type Row = Record<string, string | number | boolean | null>;

export interface Table {
  title: string;
  rows: Row[];
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentiles(milliseconds: readonly number[]): Row {
  return {
    'p50 ms': round(percentile(milliseconds, 50)),
    'p95 ms': round(percentile(milliseconds, 95)),
    'p99 ms': round(percentile(milliseconds, 99)),
  };
}

/** Milliseconds after which a visitor takes a request for failed. */
const LATE_MS = 1_000;

/** How requests at a fixed rate were answered. Failed ones took forever. */
export function served(samples: readonly { ms: number; error?: Error }[]): Row {
  const failed = samples.filter(({ error }) => error);
  return {
    ...percentiles(samples.map(({ ms }) => ms)),
    [`later than ${LATE_MS} ms`]: samples.filter(({ ms }) => ms > LATE_MS).length,
    failed: failed.length,
    ...(failed.length > 0 && { 'first failure': failed[0]!.error!.message }),
  };
}

/** Rounds to three significant digits. */
export function round(value: number): number {
  return Number(value.toPrecision(3));
}

export async function timed<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  console.log(`${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

export function markdown({ title, rows }: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    `#### ${title}`,
    '',
    line(columns),
    line(columns.map((column) => (rows.every((row) => typeof row[column] === 'number') ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
    '',
  ].join('\n');
}
