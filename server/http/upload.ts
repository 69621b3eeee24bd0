import type { Readable } from 'node:stream';

/** A file being uploaded. Neither its name nor its type is trusted. */
export interface Upload {
  filename: string;
  /** Throws a `DomainError` when the file is missing or larger than the maximum. */
  open: () => Promise<Readable>;
}

/** The maximum size of any uploaded file, in bytes; verbs may have a smaller one. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** Reads a stream to its end. Throws the error as soon as it exceeds `max` bytes, and receives no more. */
export async function readLimited(
  stream: AsyncIterable<Uint8Array> | null,
  max: number,
  tooLarge: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
