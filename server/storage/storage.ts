import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseStorageUrl } from '#server/platform/parseStorageUrl.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

/**
 * Where uploaded files are: names and bytes, nothing else. Names are as `storageName.ts` says; what is under one
 * never changes, and is there whole or not at all.
 */
export interface Storage {
  write: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Null when there is none. The stream holds nothing open: it may be left unread. */
  read: (name: string) => Promise<{ stream: Readable; byteSize: number } | null>;
  /** No error when there is none. */
  remove: (name: string) => Promise<void>;
  /** The names of what was written before this moment; clears away what cut-short writes left before it. */
  list: (before: Date) => AsyncIterable<string>;
}

/** A folder below `dataDir`, or an S3-compatible store, whose URL is as `parseStorageUrl.ts` says. Throws if it is not. */
export function openStorage({ storageUrl, dataDir }: { storageUrl: string | null; dataDir: string }): Storage {
  return storageUrl === null ? folderStorage(path.join(dataDir, 'uploads')) : s3Storage(parseStorageUrl(storageUrl));
}
