import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The mode of a folder in which other accounts can open known paths, but whose entries they cannot list. */
export const PASS_THROUGH = 0o711;

/**
 * Creates a folder that only this account can enter, or restricts an existing one. `mode` is `PASS_THROUGH` when
 * another account must reach a path inside. Folders of other accounts, and shared ones such as /tmp, are not changed.
 */
export async function makePrivateFolder(folder: string, mode = 0o700): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  const found = await stat(folder);
  if (isOwn(found) && (found.mode & 0o777) !== mode) await chmod(folder, mode);
}

/** Removes the permissions of other accounts from the direct entries of a folder. */
export async function closeContents(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await lstat(file).catch(ignoreMissing);
    // chmod follows symbolic links, which may lead anywhere
    if (!found || found.isSymbolicLink() || !isOwn(found) || !(found.mode & 0o077)) continue;
    await chmod(file, found.mode & 0o700).catch(ignoreMissing);
  }
}

/**
 * Whether this account owns the file. False on Windows, which has no such modes: folders inherit the permissions of
 * their parent.
 */
function isOwn({ uid, mode }: { uid: number; mode: number }): boolean {
  const own = process.getuid?.();
  const isShared = (mode & 0o1000) !== 0;
  return own !== undefined && (own === 0 || own === uid) && !isShared;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
