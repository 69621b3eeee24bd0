import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount, openDataFolder } from './account.ts';
import { binaries } from './binaries.ts';
import { createCluster, readSecret } from './cluster.ts';
import { runningPostmaster } from './postmasterFile.ts';
import { urlOf } from './serverUrl.ts';
import { supervise } from './supervise.ts';

/** A PostgreSQL of our own, in the data folder, on a socket there and on loopback. It is started again when it ends. */
export interface EmbeddedPostgres {
  /** Stays valid when the server is started again. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

interface Options {
  /** For tests: gives up surviving a power cut for speed. */
  volatile?: boolean;
  /** Memory that PostgreSQL keeps for itself, as it writes amounts. */
  sharedBuffers?: string;
  /**
   * Called once when the database is gone for good: it ended and could not be started again, or another process owns
   * it now. By default the process says so and ends with code 1.
   */
  onLost?: (error: Error) => void;
}

/**
 * Starts the data folder's PostgreSQL, or adopts the one that a crashed process left running.
 * Throws when another process is using the data folder, or when PostgreSQL does not start.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { volatile, sharedBuffers, onLost = endProcess }: Options = {},
): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(folder);
  const account = databaseAccount();
  const directory = await openDataFolder(dataDir, account);
  const native = await binaries(account);
  const secret = readSecret(dataDir);
  const cluster = { native, directory, dataDir, secret, account, volatile, sharedBuffers };
  if (!existsSync(path.join(directory, 'PG_VERSION'))) await createCluster(cluster);
  const { port, stop } = await supervise(cluster, onLost);
  return { url: urlOf(directory, port, secret), stop };
}

/** For a tool beside the server: uses the PostgreSQL that runs on the data folder, or starts it for as long as needed. */
export async function joinEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(folder);
  const directory = await openDataFolder(dataDir, databaseAccount());
  const running = runningPostmaster(directory);
  if (!running) return startEmbeddedPostgres(folder);
  return { url: urlOf(directory, running.port, readSecret(dataDir)), stop: async () => {} };
}

function endProcess(error: Error): void {
  console.error(`Rumbo ends, as its database is gone: ${error.message}`);
  process.exit(1);
}
