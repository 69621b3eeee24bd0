import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether the system reports the commands of processes, not only their existence: Linux does. */
export const TELLS_PROCESSES = existsSync('/proc/self/stat');

/** The unit of times in /proc, independent of the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const CLOCK_TOLERANCE_S = 5;

/** Whether a process is a PostgreSQL of the cluster. Zombie processes are not. */
function isPostgresOf(directory: string, pid: number, startedAt: number): boolean {
  const start = postgresStart(pid);
  if (start === null) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch (error) {
    // In a container, root may not be allowed to read another account's process. The start time is only the fallback,
    // because the clock may have been changed since.
    return (error as { code?: string }).code === 'EACCES' && Math.abs(start - startedAt) <= CLOCK_TOLERANCE_S;
  }
}

/** The PostgreSQL processes that run in this folder; empty where the system does not report them. */
function postgresProcessesIn(directory: string): number[] {
  if (!TELLS_PROCESSES) return [];
  const home = realpathSync(directory);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return postgresStart(pid) !== null && readlinkSync(`/proc/${pid}/cwd`) === home;
      } catch {
        return false;
      }
    });
}

/** Whether a process with this id exists, including zombies. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Sends a signal to a process; ignores a process that has ended. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** The start time of a process, in seconds since 1970; null when it does not exist or is not PostgreSQL. */
function postgresStart(pid: number): number | null {
  const line = readIfThere(`/proc/${pid}/stat`);
  const [, name, rest] = line?.match(/^\d+ \((.*)\) (.*)$/s) ?? [];
  if (name !== 'postgres' || rest === undefined) return null;
  const fields = rest.split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  const boot = Number(readIfThere('/proc/stat')?.match(/^btime (\d+)$/m)?.[1]);
  return boot + Number(fields[19]) / TICKS_PER_SECOND;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The main process of a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The start time, in seconds since 1970. */
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

/**
 * Whether the server of this process accepts connections, according to `postmaster.pid`, which remains when a server is
 * killed.
 */
export function isReady(directory: string, pid: number | undefined): boolean {
  const lines = (readFile(directory) ?? '').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Removes the remains of a killed server that would block a new one: its backend processes, which hold its memory until
 * their statements end, and lock files whose process id may be reused by now.
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
