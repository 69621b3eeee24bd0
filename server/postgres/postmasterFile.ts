import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPostgresOf, isTaken, kill, postgresProcessesIn, TELLS_PROCESSES } from './processes.ts';

/** The main process of a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Seconds since 1970. */
  startedAt: number;
}

const LEFTOVERS_END_WITHIN_MS = 2_000;

/** What `postmaster.pid` says, when that process is running and, where the system tells, is the cluster's own. */
export function runningPostmaster(directory: string): Postmaster | null {
  const [pid, , startedAt, port] = (readFile(directory) ?? '').split('\n').map(Number);
  if (!pid || !port || !startedAt) return null;
  const postmaster = { pid, port, startedAt };
  return isRunning(directory, postmaster) ? postmaster : null;
}

export function isRunning(directory: string, { pid, startedAt }: Postmaster): boolean {
  return TELLS_PROCESSES ? isPostgresOf(directory, pid, startedAt) : isTaken(pid);
}

/** Whether the server takes connections, as far as its file says. */
export function isReady(directory: string): boolean {
  return (readFile(directory) ?? '').split('\n')[7]?.trim() === 'ready';
}

/**
 * Clears what a killed server leaves behind and a new one would stumble over: processes of its connections, which hold
 * its memory until their statements end, and lock files whose process number is somebody else's by now.
 */
export async function clearRemains(directory: string): Promise<void> {
  const judged = readFile(directory);
  // a server that ended in order has taken its file along
  if (judged === null) return;
  await endLeftovers(directory, judged);
  // a file that changed is of a server that another process has started; of one that is needed PostgreSQL says why
  if (readFile(directory) !== judged || postgresProcessesIn(directory).length > 0) return;
  rmSync(fileOf(directory), { force: true });
  for (const name of readdirSync(directory))
    if (name.startsWith('.s.PGSQL.')) rmSync(path.join(directory, name), { force: true });
}

async function endLeftovers(directory: string, judged: string): Promise<void> {
  for (const signal of [null, 'SIGKILL'] as const) {
    for (const until = Date.now() + LEFTOVERS_END_WITHIN_MS; Date.now() < until; await wait(50)) {
      const leftovers = postgresProcessesIn(directory);
      if (leftovers.length === 0 || readFile(directory) !== judged) return;
      if (signal) for (const pid of leftovers) kill(pid, signal);
    }
  }
}

function fileOf(directory: string): string {
  return path.join(directory, 'postmaster.pid');
}

function readFile(directory: string): string | null {
  try {
    return readFileSync(fileOf(directory), 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}
