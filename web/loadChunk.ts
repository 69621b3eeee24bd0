import { reloadOnce } from './reloadOnce.ts';

/** The error that a part of the app could not be loaded. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const never = new Promise<never>(() => {});

/** Imports a part of the app. After a deploy its file may be missing: then the page is reloaded instead of failing. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (reloadOnce()) return never;
    throw new ChunkError(String(cause), { cause });
  }
}
