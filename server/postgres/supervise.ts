import { setTimeout as wait } from 'node:timers/promises';
import { ANSWERS_WITHIN_MS, AnotherOwner, claim, type OwnerLock } from './ownerLock.ts';
import { clearRemains, isReady, runningPostmaster } from './postmasterFile.ts';
import { TELLS_PROCESSES } from './processes.ts';
import { adopt, type Cluster, lastWords, launch, type ServerProcess } from './serverProcess.ts';
import { freePort, urlOf } from './serverUrl.ts';

/** A server that runs and is ours. */
interface Server {
  port: number;
  process: ServerProcess;
  lock: OwnerLock;
}

const TRIES = 3;
const TRIES_WITHIN_MS = 60_000;
/** A server that ran for as long started well: what ends it later is something else. */
const STEADY_MS = 1_000;
const PAUSE_MS = 1_000;
/** For a process that may be anybody's to answer as our PostgreSQL. */
const STRANGER_ANSWERS_WITHIN_MS = 2_000;

/**
 * Starts the cluster's server, or adopts a running one, and keeps it running: a server that ends is started again on its
 * port, a lost lock is taken again. Calls `onLost` once when that fails, and gives up.
 */
export async function supervise(
  cluster: Cluster,
  onLost: (error: Error) => void,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const restarts: number[] = [];
  let server = await startWithTries(cluster, null, [], signal);
  let isLost = false;

  async function watch(): Promise<void> {
    for (let since = Date.now(); !signal.aborted; since = Date.now()) {
      await Promise.race([server.process.ended, server.lock.ended, stopped]);
      if (signal.aborted) return;
      if (Date.now() - since > STEADY_MS) restarts.length = 0;
      server = await renew(cluster, server, restarts, signal);
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
      if (isLost) return; // what runs there now is not ours
      await server.lock.release();
      await server.process.stop();
    },
  };
}

/** The same server under a new lock, if it runs; else a new one on the same port. */
async function renew(cluster: Cluster, server: Server, restarts: number[], signal: AbortSignal): Promise<Server> {
  const lock = await claimServer(cluster, server.port, server.process, signal);
  if (lock) return { ...server, lock };
  signal.throwIfAborted();
  if (server.process.isRunning()) throw noAnswer(cluster);
  console.error(`PostgreSQL ended unexpectedly (${await server.process.ended}). It is started again.`);
  return startWithTries(cluster, server.port, restarts, signal);
}

/** `starts` are the times of earlier tries. */
async function startWithTries(
  cluster: Cluster,
  port: number | null,
  starts: number[],
  signal: AbortSignal,
): Promise<Server> {
  for (;;) {
    const now = Date.now();
    while (starts.length > 0 && now - starts[0]! > TRIES_WITHIN_MS) starts.shift();
    if (starts.length >= TRIES) throw new Error(`PostgreSQL ended too often. ${lastWords(cluster)}`);
    starts.push(now);
    try {
      return await start(cluster, port, signal);
    } catch (error) {
      if (signal.aborted || error instanceof AnotherOwner || starts.length >= TRIES) throw error;
      await wait(starts.length * PAUSE_MS, null, { signal });
    }
  }
}

async function start(cluster: Cluster, fixedPort: number | null, signal: AbortSignal): Promise<Server> {
  const { directory } = cluster;
  const running = runningPostmaster(directory);
  if (running) {
    // started by somebody else meanwhile: the connection strings that we gave do not lead there
    if (fixedPort !== null && running.port !== fixedPort) throw new AnotherOwner();
    const process = adopt(directory, running);
    const patienceMs = TELLS_PROCESSES ? ANSWERS_WITHIN_MS : STRANGER_ANSWERS_WITHIN_MS;
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
  throw new Error(`PostgreSQL did not start (${await process.ended}). ${lastWords(cluster)}`);
}

/** Null when the process ends before it answers, or does not answer. */
function claimServer(
  { directory, secret }: Cluster,
  port: number,
  process: ServerProcess,
  signal: AbortSignal,
  patienceMs?: number,
): Promise<OwnerLock | null> {
  return claim(() => urlOf(directory, port, secret)('postgres'), {
    isOver: () => signal.aborted || !process.isRunning(),
    // where the file may be a stranger's, only trying tells
    isReady: () => !TELLS_PROCESSES || isReady(directory),
    patienceMs,
  });
}

function noAnswer(cluster: Cluster): Error {
  return new Error(`PostgreSQL does not answer. ${lastWords(cluster)}`);
}
