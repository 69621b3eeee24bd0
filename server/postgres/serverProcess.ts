import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { isRunning, kill, type Postmaster } from './processes.ts';

/** The configuration of a server, for the first start and restarts. */
export interface Cluster {
  /** The folder with `bin/postgres`. */
  native: string;
  directory: string;
  dataDir: string;
  secret: string;
  account: Account | null;
  volatile?: boolean;
  sharedBuffers?: string;
}

export interface ServerProcess {
  /** The process id; undefined when the process could not be started. */
  pid: number | undefined;
  isRunning: () => boolean;
  /** Resolves with a short description of the cause when the process has ended. */
  ended: Promise<string>;
  /** Shuts down gracefully: connections, checkpoint, process. */
  stop: () => Promise<void>;
}

const LOOK_EACH_MS = 1_000;

/** Starts the server without waiting until it is ready. */
export function launch(cluster: Cluster, port: number): ServerProcess {
  const { native, directory, account, volatile, sharedBuffers = '256MB' } = cluster;
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: canHaveSocket(directory) ? directory : '',
    max_connections: 100,
    shared_buffers: sharedBuffers,
    random_page_cost: 1.1,
    // All queries are short: JIT compilation costs more than it saves.
    jit: 'off',
    // After a crash, one call to sync the file system instead of opening thousands of files: saves seconds.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(volatile && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const log = openSync(logFile(cluster), 'a', 0o600);
  const child = spawn(
    path.join(native, 'bin', 'postgres'),
    ['-D', directory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // detached: Ctrl-C in the terminal reaches only this process, which stops the server after the last request
    { stdio: ['ignore', log, log], detached: true, env: serverEnvironment(), ...account },
  );
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const { pid } = child;
  const isChildRunning = () => pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    pid,
    isRunning: isChildRunning,
    ended,
    stop: async () => {
      if (!isChildRunning()) return;
      kill(pid!, 'SIGINT');
      await ended;
    },
  };
}

/** A handle for a server that another process started, or whose handle was lost. */
export function adopt(directory: string, postmaster: Postmaster): ServerProcess {
  const isPostmasterRunning = () => isRunning(directory, postmaster);
  const ended = new Promise<string>((resolve) => {
    const looking = setInterval(() => {
      if (isPostmasterRunning()) return;
      clearInterval(looking);
      resolve('cause unknown');
    }, LOOK_EACH_MS).unref();
  });
  return {
    pid: postmaster.pid,
    isRunning: isPostmasterRunning,
    ended,
    stop: async () => {
      if (isPostmasterRunning()) kill(postmaster.pid, 'SIGINT');
      while (isPostmasterRunning()) await wait(25);
    },
  };
}

/** The last log lines of the server, for an error message. */
export function lastWords(cluster: Cluster): string {
  const file = logFile(cluster);
  return `The end of ${file}:\n${readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n')}`;
}

function logFile({ dataDir }: Cluster): string {
  return path.join(dataDir, 'postgres.log');
}

/** PG* variables of the user's shell must not affect the embedded server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

/** Connects over the Unix socket where there is one: searches are 3 % faster than over loopback. */
export function urlOf(directory: string, port: number, secret: string): (database: string) => string {
  return (database) => {
    const socket = existsSync(path.join(directory, socketName(port))) ? `?host=${encodeURIComponent(directory)}` : '';
    return `postgresql://rumbo:${secret}@127.0.0.1:${port}/${database}${socket}`;
  };
}

/** `pg` does not support sockets on Windows; elsewhere a socket's path is limited to 103 bytes. */
function canHaveSocket(directory: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(path.join(directory, socketName(65_535))) <= 103;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function socketName(port: number): string {
  return `.s.PGSQL.${port}`;
}
