// Searches by one client, alone and during other work.
import { ask } from './ask.ts';
import { driveOver, milliseconds, perSecond, type Run } from './drive.ts';
import { percentile, percentiles, type Row, round } from './figures.ts';
import type { Bench } from './part.ts';

const QUIET_SECONDS = 15;

export const quietly = (bench: Bench, seconds = QUIET_SECONDS): Promise<Run> => {
  const until = performance.now() + seconds * 1000;
  return searchUntil(bench, () => performance.now() > until);
};

/** Runs searches during this work; returns them with its duration in seconds and its result. */
export async function beside<Result>(bench: Bench, work: () => Promise<Result>) {
  let isOver = false;
  const start = performance.now();
  const searches = searchUntil(bench, () => isOver);
  const result = await work().finally(() => (isOver = true));
  return { run: await searches, seconds: (performance.now() - start) / 1000, result };
}

function searchUntil(bench: Bench, isOver: () => boolean): Promise<Run> {
  return driveOver(bench.queries, 1, (query) => ask(bench, query), isOver);
}

/** A row that compares the run with the quiet runs before and after, as the speed of a shared machine varies. */
export function besideRow(name: string, run: Run, quiet: Run[]): Row {
  const p95 = percentile(milliseconds(run), 95);
  return {
    name,
    'per second': perSecond(run),
    ...percentiles(milliseconds(run)),
    'p95 / quiet p95': round(p95 / percentile(quiet.flatMap(milliseconds), 95)),
  };
}
