import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';
import { isStorageName } from './storageName.ts';

const DRAFTS = 'drafts';

/** Files in folders by the first two letters of their names. A crash while writing leaves at most a draft. */
export function folderStorage(root: string): Storage {
  const place = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return path.join(root, name.slice(0, 2), name);
  };
  return {
    write: async (name, bytes) => {
      const target = place(name);
      const draft = path.join(root, DRAFTS, randomUUID());
      await mkdir(path.dirname(draft), { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
    },
    read: async (name) => {
      if (!isStorageName(name)) return null;
      const found = await stat(place(name)).catch(ignoreMissing);
      return found ? { stream: createReadStream(place(name)), byteSize: found.size } : null;
    },
    remove: (name) => rm(place(name), { force: true }),
    list: async function* (before) {
      for await (const file of await filesBelow(root)) {
        const found = await stat(file).catch(ignoreMissing);
        if (!found || found.mtime >= before) continue;
        if (path.basename(path.dirname(file)) === DRAFTS) await rm(file, { force: true });
        else yield path.basename(file);
      }
    },
  };
}

async function filesBelow(root: string): Promise<AsyncIterable<string>> {
  await mkdir(root, { recursive: true });
  const entries = await opendir(root, { recursive: true });
  return (async function* () {
    for await (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
  })();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
