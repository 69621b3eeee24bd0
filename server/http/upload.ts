import type { Readable } from 'node:stream';

/** A file that is being sent. Nothing of it is trusted: not its name, not its type. */
export interface Upload {
  filename: string;
  /** Throws a `DomainError` when the file never came, or is larger than this server takes. */
  open: () => Promise<Readable>;
}

/** The largest file that any door takes; a verb may take less. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
