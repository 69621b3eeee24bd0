import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseStorageUrl } from '#server/platform/envRules.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

/**
 * Stores uploaded files by name, in the format of `storageName.ts`. The content of a name never changes; writes are
 * atomic.
 */
export interface Storage {
  write: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Reads a file; null when it does not exist. The stream holds no resources, so it may be left unread. */
  read: (name: string) => Promise<{ stream: Readable; byteSize: number } | null>;
  /** Removes a file. Not an error when it does not exist. */
  remove: (name: string) => Promise<void>;
  /** Lists the names of files written before this time, and deletes older incomplete writes. */
  list: (before: Date) => AsyncIterable<string>;
}

/**
 * Opens the storage: a folder in `dataDir`, or the S3-compatible store of `storageUrl`. Throws when the URL is
 * malformed.
 */
export function openStorage({ storageUrl, dataDir }: { storageUrl: string | null; dataDir: string }): Storage {
  return storageUrl === null ? folderStorage(path.join(dataDir, 'uploads')) : s3Storage(parseStorageUrl(storageUrl));
}
