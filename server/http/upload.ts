import type { Readable } from 'node:stream';

/** A file being uploaded. Neither its name nor its type is trusted. */
export interface Upload {
  filename: string;
  /** Throws a `DomainError` when the file is missing or larger than the maximum. */
  open: () => Promise<Readable>;
}

/** The maximum size of any uploaded file, in bytes; verbs may have a smaller one. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
