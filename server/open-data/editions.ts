import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/platform/env.ts';

type Place = Pick<Env, 'dataDir'>;

const CURRENT = 'current';

const folderOf = ({ dataDir }: Place) => path.join(dataDir, 'open-data');

/**
 * The folder of the served edition. Each edition is a folder; the file `current` names the served one, so that readers
 * see a consistent edition.
 */
export async function currentEdition(env: Place): Promise<string | null> {
  try {
    return path.join(folderOf(env), await readFile(path.join(folderOf(env), CURRENT), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** An empty folder for the next edition. Removes unfinished ones. */
export async function beginEdition(env: Place): Promise<string> {
  const current = await currentEdition(env);
  const all = await readdir(folderOf(env)).catch(() => []);
  for (const name of all)
    if (name !== CURRENT && name !== (current && path.basename(current)))
      await rm(path.join(folderOf(env), name), { recursive: true, force: true });
  const folder = path.join(folderOf(env), String(Date.now()));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The previous edition stays until the next edition is begun: readers may still have its files open. */
export async function publishEdition(env: Place, folder: string): Promise<void> {
  const draft = path.join(folder, CURRENT);
  await writeFile(draft, path.basename(folder));
  await rename(draft, path.join(folderOf(env), CURRENT));
}
