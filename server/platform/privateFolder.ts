import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Other accounts reach what they know by name, and see no list. */
export const PASS_THROUGH = 0o711;

/**
 * Makes a folder that only this account can enter, and makes an existing one so. `mode` is `PASS_THROUGH` when another
 * account must reach something in it. Folders of other accounts, and shared ones such as /tmp, stay as they are.
 */
export async function makePrivateFolder(folder: string, mode = 0o700): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  const found = await stat(folder);
  if (isOwn(found) && (found.mode & 0o777) !== mode) await chmod(folder, mode);
}

/** Takes what is directly in a folder from other accounts. */
export async function closeContents(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await lstat(file).catch(ignoreMissing);
    // a link would pass the mode on to what it names, which may be anywhere
    if (!found || found.isSymbolicLink() || !isOwn(found) || !(found.mode & 0o077)) continue;
    await chmod(file, found.mode & 0o700).catch(ignoreMissing);
  }
}

/** Windows has no such modes: folders have the rights of the one they are in. */
function isOwn({ uid, mode }: { uid: number; mode: number }): boolean {
  const own = process.getuid?.();
  const isShared = (mode & 0o1000) !== 0;
  return own !== undefined && (own === 0 || own === uid) && !isShared;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
