import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPostgresOf, isTaken, kill, postgresProcessesIn, TELLS_PROCESSES } from './processes.ts';

/** The main process of a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  /** In seconds since 1970. */
  startedAt: number;
}

const LEFTOVERS_TIMEOUT_MS = 2_000;

/** The process in `postmaster.pid`, if it is running and, where the system can verify it, belongs to the cluster. */
export function runningPostmaster(directory: string): Postmaster | null {
  const [pid, , startedAt, port] = (readFile(directory) ?? '').split('\n').map(Number);
  if (!pid || !port || !startedAt) return null;
  const postmaster = { pid, port, startedAt };
  return isRunning(directory, postmaster) ? postmaster : null;
}

export function isRunning(directory: string, { pid, startedAt }: Postmaster): boolean {
  return TELLS_PROCESSES ? isPostgresOf(directory, pid, startedAt) : isTaken(pid);
}

/** Whether the server accepts connections, according to its file. */
export function isReady(directory: string): boolean {
  return (readFile(directory) ?? '').split('\n')[7]?.trim() === 'ready';
}

/**
 * Removes what a killed server leaves behind and a new one would fail on: its backend processes, which hold its memory
 * until their statements end, and lock files whose process id may belong to another process by now.
 */
export async function clearRemains(directory: string): Promise<void> {
  const content = readFile(directory);
  // a server that ended normally has deleted its file
  if (content === null) return;
  await endLeftovers(directory, content);
  // a changed file belongs to a server that another process has started; PostgreSQL reports remaining processes itself
  if (readFile(directory) !== content || postgresProcessesIn(directory).length > 0) return;
  rmSync(fileOf(directory), { force: true });
  for (const name of readdirSync(directory))
    if (name.startsWith('.s.PGSQL.')) rmSync(path.join(directory, name), { force: true });
}

async function endLeftovers(directory: string, content: string): Promise<void> {
  for (const signal of [null, 'SIGKILL'] as const) {
    for (const until = Date.now() + LEFTOVERS_TIMEOUT_MS; Date.now() < until; await wait(50)) {
      const leftovers = postgresProcessesIn(directory);
      if (leftovers.length === 0 || readFile(directory) !== content) return;
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
