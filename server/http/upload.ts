import type { Readable } from 'node:stream';

/** A file that is being uploaded. Neither its name nor its type is trusted. */
export interface Upload {
  filename: string;
  /** Returns the content. Throws a `DomainError` when the file is missing or larger than the maximum. */
  open: () => Promise<Readable>;
}

/** The maximum size of any uploaded file, in bytes; verbs may have a lower limit. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** Reads a stream to its end. As soon as it exceeds `max` bytes, stops reading and throws the error. */
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
