import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import busboy from 'busboy';
import { GraphQLError } from 'graphql';

/** The maximum size of a form field, in bytes. */
export const MAX_FIELD_BYTES = 200_000;
export const MAX_FILES = 1;
/** The maximum size in bytes of the start of a request: two fields, and the overhead of the format. */
const MAX_START_BYTES = 2 * MAX_FIELD_BYTES + 100_000;

/** A path in the operation, such as `['variables', 'input', 'file']`. */
export type UploadPath = readonly string[];

interface Checked {
  /** The complete request body, from its start. */
  body: Readable;
  /** The path of each file in the operation, where the value must be an own property that is null. */
  paths: UploadPath[];
}

/**
 * Validates the start of a multipart request, `operations` and then `map`, before graphql-upload-minimal reads the
 * request. That library follows the paths of `map` through inherited properties, and can therefore overwrite built-in
 * objects of the process. Throws a `GraphQLError` with an HTTP status for any violation of the multipart request
 * specification.
 */
export async function guardMultipart(source: Readable, headers: IncomingHttpHeaders): Promise<Checked> {
  const chunks = source.iterator({ destroyOnReturn: false });
  const read: Uint8Array[] = [];
  try {
    const { operations, map } = await readStart(chunks, read, headers);
    const paths = checkMap(operations, map);
    return { body: bodyOf(read, chunks), paths };
  } catch (error) {
    source.resume();
    throw error;
  }
}

export function multipartError(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: status === 413 ? 'TOO_LARGE' : 'BAD_USER_INPUT', http: { status } },
  });
}

interface Start {
  operations: unknown;
  map: unknown;
}

async function readStart(
  chunks: AsyncIterator<Uint8Array>,
  read: Uint8Array[],
  headers: IncomingHttpHeaders,
): Promise<Start> {
  const fields: unknown[] = [];
  let failure: GraphQLError | null = null;
  const fail = (message: string, status?: number) => {
    failure ??= multipartError(message, status);
  };
  // throws for a content type without a boundary
  const parser = attempt(() =>
    busboy({ headers, defParamCharset: 'utf8', limits: { fieldSize: MAX_FIELD_BYTES, fields: 2, files: 1 } }),
  );
  parser.on('field', (name, text, { valueTruncated }) => {
    const expected = fields.length === 0 ? 'operations' : 'map';
    if (valueTruncated) return fail(`The field '${expected}' is too large`, 413);
    if (name !== expected) return fail("The first field must be 'operations', the second one 'map'");
    try {
      fields.push(JSON.parse(text));
    } catch {
      fail(`The field '${name}' is not JSON`);
    }
  });
  parser.on('file', (_, stream) => {
    stream.on('error', () => {}).resume();
    if (fields.length < 2) fail("Files come after the fields 'operations' and 'map'");
  });
  parser.on('error', () => fail('The form cannot be read'));
  for (let size = 0; fields.length < 2 && !failure; ) {
    const { value, done } = await chunks.next();
    if (done) throw multipartError("The form ends before its fields 'operations' and 'map'");
    read.push(value);
    size += value.byteLength;
    if (size > MAX_START_BYTES) throw multipartError('The request is too large', 413);
    parser.write(value);
  }
  // drops the parser's remaining input, because the body is read again
  parser.destroy();
  if (failure) throw failure;
  return { operations: fields[0], map: fields[1] };
}

function attempt<Value>(make: () => Value): Value {
  try {
    return make();
  } catch {
    throw multipartError('The form cannot be read');
  }
}

function checkMap(operations: unknown, map: unknown): UploadPath[] {
  if (Array.isArray(operations)) throw multipartError('One operation at a time');
  if (!isRecord(operations)) throw multipartError("The field 'operations' must be an object");
  if (!isRecord(map)) throw multipartError("The field 'map' must be an object");
  const entries = Object.values(map);
  if (entries.length > MAX_FILES) throw multipartError(`No more than ${MAX_FILES} file at a time`, 413);
  const taken = new Set<string>();
  return entries.map((paths) => {
    const [path] = Array.isArray(paths) && paths.length === 1 ? paths : [];
    if (typeof path !== 'string') throw multipartError("Each entry of 'map' must be an array with one path");
    if (taken.has(path)) throw multipartError("Two files of 'map' have the same path");
    taken.add(path);
    const keys = path.split('.');
    if (keys[0] !== 'variables' || keys.length < 2 || ownValue(operations, keys) !== null)
      throw multipartError("A path of 'map' must lead to a variable that is null");
    return keys;
  });
}

/** The value at the path, through own properties only; undefined if the path does not exist. */
export function ownValue(operation: unknown, path: UploadPath): unknown {
  let value = operation;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bodyOf(read: Uint8Array[], chunks: AsyncIterator<Uint8Array>): Readable {
  async function* all() {
    yield* read.splice(0);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  const body = Readable.from(all(), { objectMode: false });
  // ignored here, because the reader detects a broken connection through `close`
  body.on('error', () => {});
  // Handles an error of the piped parser, which the reader destroys after removing its listeners: unhandled, the error
  // would end the process.
  const pipe = body.pipe.bind(body);
  body.pipe = (parser, options) => {
    parser.on('error', () => {});
    return pipe(parser, options);
  };
  return body;
}
