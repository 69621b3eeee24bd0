import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseStorageUrl } from '#server/platform/envRules.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

/**
 * Stores uploaded files by name, as `storageName.ts` defines it. The content of a name never changes; writes are
 * atomic.
 */
export interface Storage {
  write: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Null when the file does not exist. The stream holds no resources, so it may be left unread. */
  read: (name: string) => Promise<{ stream: Readable; byteSize: number } | null>;
  /** No error when the file does not exist. */
  remove: (name: string) => Promise<void>;
  /** The names of files written before this time; deletes older incomplete writes. */
  list: (before: Date) => AsyncIterable<string>;
}

/** A folder in `dataDir`, or the S3-compatible store of `storageUrl`. Throws when the URL is malformed. */
export function openStorage({ storageUrl, dataDir }: { storageUrl: string | null; dataDir: string }): Storage {
  return storageUrl === null ? folderStorage(path.join(dataDir, 'uploads')) : s3Storage(parseStorageUrl(storageUrl));
}
