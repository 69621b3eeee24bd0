import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount, openDataFolder } from './account.ts';
import { binaries } from './binaries.ts';
import { createCluster, readSecret } from './cluster.ts';
import { runningPostmaster } from './postmasterFile.ts';
import { urlOf } from './serverUrl.ts';
import { supervise } from './supervise.ts';

/** The PostgreSQL in the data folder, on a Unix socket and on loopback. It is restarted when it ends. */
export interface EmbeddedPostgres {
  /** Remains valid after a restart of the server. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

interface Options {
  /** For tests: faster, but not safe against power failures. */
  volatile?: boolean;
  /** PostgreSQL's `shared_buffers`, in its notation. */
  sharedBuffers?: string;
  /**
   * Called once when the database is lost: it ended and could not be restarted, or another process owns it now. By
   * default the process logs this and exits with code 1.
   */
  onLost?: (error: Error) => void;
}

/**
 * Starts the data folder's PostgreSQL, or adopts one that a crashed process left running. Throws `AnotherOwner` when
 * another process uses the data folder, and `Error` when PostgreSQL does not start.
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

/** For command-line tools: uses the PostgreSQL that runs on the data folder, or starts it temporarily. */
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
