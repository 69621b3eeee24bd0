import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

export interface ServerProcess {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a script as a server and waits until it prints its address. */
export function startServer(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  return startCommand(process.execPath, [script, ...args], env);
}

/** The same of any command. It ends with this process. */
export async function startCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let text = '';
  while (!/http:\/\/\S+:\d+/.test(text)) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [null])]);
    if (chunk === null) throw new Error(`${[command, ...args].join(' ')} ended before it served:\n${text}`);
    text += chunk;
  }
  child.stdout.resume();
  return {
    url: text.match(/http:\/\/\S+:\d+/)![0].replace('localhost', '127.0.0.1'),
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Node's options for the memory of the product. */
function memoryOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.match(/--max-\S+/g)!;
}

/** Starts the product like `npm start`, with an existing database. */
export function startRumbo(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const [first = '', ...options] = memoryOptions();
  return startServer(first, [...options, 'dist/server/serve.js'], {
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile',
    ...env,
  });
}

/** Starts the baseline: the same SQL with only node:http. */
export function startBareServer(databaseUrl: string): Promise<ServerProcess> {
  return startServer('tools/bench/bareServer.ts', [databaseUrl]);
}

const TICK_MS = 10;

/** Milliseconds of CPU time of a process; NaN on systems without /proc. */
export function processorMs(pid: number): number {
  return msOf(readProc(pid, 'stat'));
}

/** Milliseconds of CPU time of the main thread of a process. */
export function threadMs(pid: number): number {
  return msOf(readProc(pid, `task/${pid}/stat`));
}

/** Milliseconds of CPU time of a process and its children, those that have ended included. */
export function familyMs(pid: number): number {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  // a child that has just ended has no file any longer
  const living = children.map(processorMs).filter((ms) => !Number.isNaN(ms));
  return msOf(readProc(pid, 'stat'), 4) + living.reduce((sum, ms) => sum + ms, 0);
}

/** The id of PostgreSQL's first process, the parent of all connections. */
export async function postmasterOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(fieldsOf(readProc(rows[0]!.pid, 'stat'))[1]);
}

/** The own times of a process are two fields; with those of its children that have ended they are four. */
function msOf(stat: string, count = 2): number {
  const times = fieldsOf(stat).slice(11, 11 + count);
  return times.length === 0 ? Number.NaN : times.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}

/** The fields after the name of the command, which may have spaces. */
function fieldsOf(stat: string): string[] {
  return stat.replace(/^.*\) /, '').split(' ');
}

/** Resident memory of a process in megabytes. */
export function residentMb(pid: number): number {
  return Number(readProc(pid, 'status').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
}

/** The greatest resident memory of a process since its start, in megabytes. */
export function peakMb(pid: number): number {
  return Number(readProc(pid, 'status').match(/VmHWM:\s+(\d+)/)?.[1]) / 1024;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
