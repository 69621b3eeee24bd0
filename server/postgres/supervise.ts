import { setTimeout as wait } from 'node:timers/promises';
import { ANSWERS_WITHIN_MS, AnotherOwner, claim, type OwnerLock } from './ownerLock.ts';
import { clearRemains, isReady, runningPostmaster, TELLS_PROCESSES } from './processes.ts';
import { adopt, type Cluster, freePort, lastWords, launch, type ServerProcess, urlOf } from './serverProcess.ts';

/** A running server that this process owns. */
interface Server {
  port: number;
  process: ServerProcess;
  lock: OwnerLock;
}

/**
 * The maximum number of consecutive failed starts. A server that became ready has started, even if it ends soon after.
 */
const TRIES = 3;
const PAUSE_MS = 1_000;
/** The timeout for a process that may not be our PostgreSQL. */
const UNKNOWN_PROCESS_TIMEOUT_MS = 2_000;

/**
 * Starts the cluster's server, or adopts a running one, and keeps it running: restarts it on its port when it ends, and
 * acquires a lost lock again. Gives up when that fails, and calls `onLost` once.
 */
export async function supervise(
  cluster: Cluster,
  onLost: (error: Error) => void,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let server = await startWithTries(cluster, null, signal);
  let isLost = false;

  async function watch(): Promise<void> {
    for (let since = Date.now(); !signal.aborted; since = Date.now()) {
      await Promise.race([server.process.ended, server.lock.ended, stopped]);
      // a server that repeatedly ends right after its start is not restarted without a pause
      if (Date.now() - since < PAUSE_MS) await wait(PAUSE_MS, null, { signal });
      if (signal.aborted) return;
      server = await renew(cluster, server, signal);
    }
  }

  const watching = watch().catch((error: Error) => {
    if (signal.aborted) return;
    isLost = true;
    onLost(error);
  });
  return {
    port: server.port,
    stop: async () => {
      stopping.abort();
      await watching;
      if (isLost) return; // the server that runs in the folder now is not ours
      await server.lock.release();
      await server.process.stop();
    },
  };
}

/** A server that was ready, and ended before it was locked. */
class EndedSoon extends Error {}

/** Returns the same server with a new lock, if it still runs; otherwise a new server on the same port. */
async function renew(cluster: Cluster, server: Server, signal: AbortSignal): Promise<Server> {
  const lock = await claimServer(cluster, server.port, server.process, signal);
  if (lock) return { ...server, lock };
  signal.throwIfAborted();
  if (server.process.isRunning()) throw noAnswer(cluster);
  console.error(`PostgreSQL ended unexpectedly (${await server.process.ended}). Restarting it.`);
  return startWithTries(cluster, server.port, signal);
}

async function startWithTries(cluster: Cluster, port: number | null, signal: AbortSignal): Promise<Server> {
  for (let failed = 0; ; )
    try {
      return await start(cluster, port, signal);
    } catch (error) {
      if (error instanceof EndedSoon) console.error(`${error.message}. Restarting it.`);
      else failed++;
      if (signal.aborted || error instanceof AnotherOwner || failed >= TRIES) throw error;
      await wait(Math.max(failed, 1) * PAUSE_MS, null, { signal });
    }
}

async function start(cluster: Cluster, fixedPort: number | null, signal: AbortSignal): Promise<Server> {
  const { directory } = cluster;
  const running = runningPostmaster(directory);
  if (running) {
    // another process has started this server meanwhile: our connection strings have another port
    if (fixedPort !== null && running.port !== fixedPort) throw new AnotherOwner();
    const process = adopt(directory, running);
    const patienceMs = TELLS_PROCESSES ? ANSWERS_WITHIN_MS : UNKNOWN_PROCESS_TIMEOUT_MS;
    const lock = await claimServer(cluster, running.port, process, signal, patienceMs);
    if (lock) return { port: running.port, process, lock };
    signal.throwIfAborted();
    if (TELLS_PROCESSES && process.isRunning()) throw noAnswer(cluster);
  }

  await clearRemains(directory);
  const port = fixedPort ?? (await freePort());
  const process = launch(cluster, port);
  const lock = await claimServer(cluster, port, process, signal);
  if (lock) return { port, process, lock };
  if (signal.aborted) await process.stop();
  signal.throwIfAborted();
  if (process.isRunning()) throw noAnswer(cluster);
  const cause = await process.ended;
  if (isReady(directory, process.pid)) throw new EndedSoon(`PostgreSQL ended as soon as it was ready (${cause})`);
  throw new Error(`PostgreSQL did not start (${cause}). ${lastWords(cluster)}`);
}

/** Locks the server. Null when the process ends before it responds, or does not respond in time. */
function claimServer(
  { directory, secret }: Cluster,
  port: number,
  process: ServerProcess,
  signal: AbortSignal,
  patienceMs?: number,
): Promise<OwnerLock | null> {
  return claim(() => urlOf(directory, port, secret)('postgres'), {
    isOver: () => signal.aborted || !process.isRunning(),
    // only an attempt to connect shows whether the file is outdated
    isReady: () => !TELLS_PROCESSES || isReady(directory, process.pid),
    patienceMs,
  });
}

function noAnswer(cluster: Cluster): Error {
  return new Error(`PostgreSQL does not respond. ${lastWords(cluster)}`);
}
