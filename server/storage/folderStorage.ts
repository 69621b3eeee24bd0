import { randomUUID } from 'node:crypto';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';
import type { Storage } from './storage.ts';
import { isStorageName } from './storageName.ts';

const DRAFTS = 'drafts';

/**
 * Stores files in subfolders named after the first two letters of the files. A crash while writing leaves at most a
 * draft.
 */
export function folderStorage(root: string): Storage {
  const place = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return path.join(root, name.slice(0, 2), name);
  };
  return {
    write: async (name, bytes) => {
      const target = place(name);
      const draft = path.join(root, DRAFTS, randomUUID());
      for (const folder of [root, path.dirname(draft), path.dirname(target)]) await makePrivateFolder(folder);
      try {
        await writeThrough(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        // do not keep drafts on a full disk
        await rm(draft, { force: true });
        throw error;
      }
      // The database row is written next: after a power failure, there must be no row whose file or folder is missing.
      await syncFolder(path.dirname(target));
      await syncFolder(root);
    },
    read: async (name) => {
      if (!isStorageName(name)) return null;
      // Reads small files completely: a stream that is not read (as after HEAD) would keep the file open forever.
      const bytes = await readFile(place(name)).catch(ignoreMissing);
      return bytes && { stream: Readable.from([bytes]), byteSize: bytes.length };
    },
    remove: (name) => rm(place(name), { force: true }),
    list: async function* (before) {
      for await (const file of await filesBelow(root)) {
        const isDraft = path.basename(path.dirname(file)) === DRAFTS;
        // skip foreign files
        if (!isDraft && !isStorageName(path.basename(file))) continue;
        const found = await stat(file).catch(ignoreMissing);
        if (!found || found.mtime >= before) continue;
        if (isDraft) await rm(file, { force: true });
        else yield path.basename(file);
      }
    },
  };
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows does not support this
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesBelow(root: string): Promise<AsyncIterable<string>> {
  await makePrivateFolder(root);
  const entries = await opendir(root, { recursive: true });
  return (async function* () {
    for await (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
  })();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
