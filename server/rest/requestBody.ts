import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { readLimited, type Upload } from '#server/http/upload.ts';
import { DomainError, Invalid, TooLarge, Unavailable } from '#server/platform/errors.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';

interface Form {
  body: JsonBody;
  file: Upload | null;
}

export interface FileRule {
  /** The name of the form field with the file. */
  field: string;
  maxBytes: number;
  /** The error message for a file that is too large, with the limit in `megabytes`. */
  tooLarge?: 'image.tooLarge' | 'upload.tooLarge';
}

const LIMITS = { fieldSize: 200_000, fields: 50, headerPairs: 50, fieldNameSize: 100 };

/**
 * Forms are read into memory: further ones wait, and beyond some hundreds are refused. One caller has at most four
 * turns.
 */
const semaphore = createSemaphore({ atOnce: 32, waiting: 500, rejection: () => new Unavailable('request.busy') });

/**
 * Reads the fields of a form and its one file, and stops as soon as the file is too large. Throws `Invalid`,
 * `TooLarge`, and `Unavailable` when too many forms are being read.
 */
export async function readFormBody(request: Request, rule: FileRule): Promise<Form> {
  const end = await semaphore.take();
  try {
    return await readForm(request, rule);
  } finally {
    end();
  }
}

async function readForm(request: Request, { field, maxBytes, tooLarge = 'image.tooLarge' }: FileRule): Promise<Form> {
  const form: Form = { body: {}, file: null };
  // the parser throws for a header without a boundary
  const parser = attempt(() =>
    busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { ...LIMITS, files: 1, fileSize: maxBytes },
    }),
  );
  const refuse = (error: DomainError) => parser.destroy(error);
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) refuse(new TooLarge('request.tooLarge', { max: LIMITS.fieldSize }));
    form.body[name] = value;
  });
  parser.on('filesLimit', () => refuse(new Invalid('upload.onlyOne', { field })));
  parser.on('file', (name, stream, { filename }) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => refuse(new TooLarge(tooLarge, { megabytes: maxBytes / 1024 / 1024, field })));
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // a browser sends an empty part for an empty file field
      if (name === field && (bytes.length > 0 || filename))
        form.file = { filename: filename ?? '', open: async () => Readable.from([bytes]) };
    });
    stream.on('error', () => {});
  });
  try {
    await pipeline(Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream), parser);
  } catch (error) {
    throw error instanceof DomainError ? error : new Invalid('request.notForm');
  }
  return form;
}

function attempt<Value>(make: () => Value): Value {
  try {
    return make();
  } catch {
    throw new Invalid('request.notForm');
  }
}

export type JsonBody = Record<string, unknown>;

const MAX_BYTES = 200_000;

/** The request's JSON object; empty when there is no body. Throws `Invalid` for anything else, `TooLarge`. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  const tooLarge = () => new TooLarge('request.tooLarge', { max: MAX_BYTES });
  const bytes = await readLimited(request.body, MAX_BYTES, tooLarge);
  if (bytes.length === 0) return {};
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as JsonBody;
  } catch {
    // reported below
  }
  throw new Invalid('request.notJson');
}
