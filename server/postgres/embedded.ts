import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Account, clusterDirectory, databaseAccount } from './account.ts';
import { binaries } from './binaries.ts';
import { createCluster, readSecret } from './cluster.ts';

/** A PostgreSQL of our own, in the data folder, on a socket there and on loopback. */
export interface EmbeddedPostgres {
  url: (database: string) => string;
  stop: () => Promise<void>;
}

interface Options {
  /** For tests: gives up surviving a power cut for speed. */
  volatile?: boolean;
  /** Memory that PostgreSQL keeps for itself, as it writes amounts. */
  sharedBuffers?: string;
}

const OWNER_LOCK = 7_310_001;
const LOCK_NOT_AVAILABLE = '55P03';
const STARTS_WITHIN_MS = 60_000;

/**
 * Starts the data folder's PostgreSQL, or adopts the one that a crashed process left running.
 * Throws when another process is using the data folder, or when PostgreSQL does not start.
 */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  const account = databaseAccount();
  const native = binaries(account);
  const directory = clusterDirectory(dataDir, account);
  const secret = readSecret(dataDir);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) createCluster({ native, directory, dataDir, secret, account });

  const running = runningServer(directory);
  const url = running && urlOf(directory, running.port, secret);
  const orphan = url && (await connectWithin(5_000, url('postgres')));
  if (url && orphan) return own(orphan, url, () => stopProcess(running.pid, null));
  return startServer({ native, directory, dataDir, secret, account, ...options });
}

/** For a tool beside the server: uses the PostgreSQL that runs on the data folder, or starts it for as long as needed. */
export async function joinEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(folder);
  const directory = existsSync(dataDir) && clusterDirectory(dataDir, databaseAccount());
  const running = directory && runningServer(directory);
  if (!running) return startEmbeddedPostgres(folder);
  return { url: urlOf(directory, running.port, readSecret(dataDir)), stop: async () => {} };
}

interface Start extends Options {
  native: string;
  directory: string;
  dataDir: string;
  secret: string;
  account: Account | null;
}

async function startServer({
  native,
  directory,
  dataDir,
  secret,
  account,
  volatile,
  sharedBuffers = '256MB',
}: Start): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const logFile = path.join(dataDir, 'postgres.log');
  const log = openSync(logFile, 'a');
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: canHaveSocket(directory) ? directory : '',
    max_connections: 100,
    shared_buffers: sharedBuffers,
    random_page_cost: 1.1,
    // Every query here is short: compiling them costs more than running them.
    jit: 'off',
    ...(volatile && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const child = spawn(
    path.join(native, 'bin', 'postgres'),
    ['-D', directory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // detached: Ctrl-C in the terminal is for us, who end it after the last request
    { stdio: ['ignore', log, log], detached: true, env: serverEnvironment(), ...account },
  );
  closeSync(log);
  const exited = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`PostgreSQL did not start. The end of ${logFile}:\n${tail(logFile)}`)));
  });
  exited.catch(() => {});
  const url = urlOf(directory, port, secret);
  const connection = await Promise.race([connectWithin(STARTS_WITHIN_MS, url('postgres')), exited]);
  if (!connection) throw new Error(`PostgreSQL did not answer in a minute. The end of ${logFile}:\n${tail(logFile)}`);
  return own(connection, url, () => stopProcess(child.pid!, child));
}

/** Claims the server with a lock that dies with this process, so that the next start knows an orphan from a neighbour. */
async function own(
  connection: pg.Client,
  url: EmbeddedPostgres['url'],
  stopServer: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  connection.on('error', () => {});
  try {
    // waits a moment: PostgreSQL may not have noticed yet that the last owner is gone
    await connection.query(`set lock_timeout = '3s'`);
    await connection.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
  } catch (error) {
    await connection.end();
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error(
      'Another Rumbo is running on this data folder. Stop it first, or give this one its own with DATA_DIR=…',
    );
  }
  return {
    url,
    stop: async () => {
      await connection.end();
      await stopServer();
    },
  };
}

/** What `postmaster.pid` says, when that process is alive. */
function runningServer(directory: string): { pid: number; port: number } | null {
  const file = path.join(directory, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !port) return null;
  return isAlive(pid) ? { pid, port } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function connectWithin(ms: number, url: string): Promise<pg.Client | null> {
  for (const until = Date.now() + ms; Date.now() < until; await wait(25)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      // A wrong password means the port is somebody else's by now.
      if ((error as { code?: string }).code === '28P01') return null;
    }
  }
  return null;
}

async function stopProcess(pid: number, child: ChildProcess | null): Promise<void> {
  if (child && child.exitCode !== null) return;
  const gone = child && new Promise((resolve) => child.once('exit', resolve));
  process.kill(pid, 'SIGINT'); // "fast shutdown": disconnect, checkpoint, end
  if (gone) await gone;
  else while (isAlive(pid)) await wait(25);
}

/** By its socket once there is one: searches are a thirtieth faster than over loopback. */
function urlOf(directory: string, port: number, secret: string): EmbeddedPostgres['url'] {
  return (database) => {
    const socket = existsSync(path.join(directory, socketName(port))) ? `?host=${encodeURIComponent(directory)}` : '';
    return `postgresql://rumbo:${secret}@127.0.0.1:${port}/${database}${socket}`;
  };
}

/** Windows' sockets are unknown to `pg`, and elsewhere their path is one of 103 bytes at most. */
function canHaveSocket(directory: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(path.join(directory, socketName(65_535))) <= 103;
}

function socketName(port: number): string {
  return `.s.PGSQL.${port}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** PG* variables of the person's shell must not steer a server that is ours. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}
