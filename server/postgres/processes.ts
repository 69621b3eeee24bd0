import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether the system tells what a process is, and not only that there is one: Linux does. */
export const TELLS_PROCESSES = existsSync('/proc/self/stat');

/** What /proc counts in, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const CLOCK_TOLERANCE_S = 5;

/** Whether this process is a PostgreSQL of the cluster. A process that has ended and was not collected yet is none. */
export function isPostgresOf(directory: string, pid: number, startedAt: number): boolean {
  const start = postgresStart(pid);
  if (start === null) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch (error) {
    // Root in a container may not be allowed to look at another account's process. The clock is the second choice
    // because it may have been set since.
    return (error as { code?: string }).code === 'EACCES' && Math.abs(start - startedAt) <= CLOCK_TOLERANCE_S;
  }
}

/** The processes of PostgreSQL that work in this folder, as far as the system tells. */
export function postgresProcessesIn(directory: string): number[] {
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

/** Whether a process has this number, also one that has ended and was not collected yet. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Sends a signal to a process that may have ended. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** When this process started, in seconds since 1970; null when it is none or not PostgreSQL's. */
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
