import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether the system reports what a process runs, and not only that it exists: Linux does. */
export const TELLS_PROCESSES = existsSync('/proc/self/stat');

/** The unit of times in /proc, independent of the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const CLOCK_TOLERANCE_S = 5;

/** Whether this process is a PostgreSQL of the cluster. Zombie processes are not. */
export function isPostgresOf(directory: string, pid: number, startedAt: number): boolean {
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

/** The PostgreSQL processes that run in this folder, where the system reports them; otherwise none. */
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

/** Whether a process with this id exists, including zombies. */
export function isTaken(pid: number): boolean {
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

/** The start time of this process, in seconds since 1970; null when it does not exist or is not PostgreSQL. */
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
