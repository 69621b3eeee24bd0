import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';
import { binaries, databaseAccount, giveTo, openDataFolder } from './account.ts';
import { runningPostmaster } from './processes.ts';
import { type Cluster, urlOf } from './serverProcess.ts';
import { supervise } from './supervise.ts';

/** The PostgreSQL in the data folder, on a Unix socket and on loopback. It is restarted when it ends. */
export interface EmbeddedPostgres {
  /** The URL of a database, which remains valid after a restart of the server. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

interface Options {
  /** Makes the server faster, but not safe against power failures: for tests only. */
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
  if (existsSync(path.join(directory, 'PG_VERSION'))) refuseOtherMajor(cluster);
  else await createCluster(cluster);
  const { port, stop } = await supervise(cluster, onLost);
  return { url: urlOf(directory, port, secret), stop };
}

/** PostgreSQL does not open the files of another major version. */
function refuseOtherMajor({ native, directory, dataDir }: Cluster): void {
  const made = readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  const [, brought] = /PostgreSQL\) (\d{1,3})/.exec(stdout ?? '') ?? [];
  if (brought === undefined || made === brought) return;
  throw new Error(
    `The database in ${dataDir} is of PostgreSQL ${made}, and this release has PostgreSQL ${brought}. Start the release that you had before and run npm run backup -- DIR with it. Then move ${dataDir} away and run npm run restore -- DIR/rumbo-<time> with this release (docs/operating.md).`,
  );
}

/** Uses the PostgreSQL that runs on the data folder, or starts it temporarily: for command-line tools. */
export async function joinEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(folder);
  const directory = await openDataFolder(dataDir, databaseAccount());
  const running = runningPostmaster(directory);
  if (!running) return startEmbeddedPostgres(folder);
  return { url: urlOf(directory, running.port, readSecret(dataDir)), stop: async () => {} };
}

function endProcess(error: Error): void {
  console.error(`Rumbo stopped because its database is gone: ${error.message}`);
  process.exit(1);
}

/** The database password of this data folder, created on first use. */
function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Runs initdb in a temporary folder and renames it, so that a crash leaves no incomplete cluster. */
async function createCluster({ native, directory, dataDir, secret, account, volatile }: Cluster): Promise<void> {
  const draft = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  rmSync(draft, { recursive: true, force: true });
  await makePrivateFolder(draft);
  writeFileSync(passwordFile, secret, { mode: 0o600 });
  giveTo(account, draft);
  giveTo(account, passwordFile);
  try {
    const result = spawnSync(
      path.join(native, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=rumbo',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        // the same collation on every machine, independent of its locale
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(volatile ? ['--no-sync'] : []),
      ],
      { encoding: 'utf8', cwd: dataDir, ...account },
    );
    if (result.error) throw result.error;
    if (result.status !== 0)
      throw new Error(`initdb could not create the database:\n${result.stderr || result.stdout}`);
    renameSync(draft, directory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
