import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { GraphQLError } from 'graphql';
import { processRequest, Upload as SentFile } from 'graphql-upload-minimal';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { MAX_UPLOAD_BYTES, readLimited, type Upload } from '#server/http/upload.ts';
import { Invalid, TooLarge } from '#server/platform/errors.ts';
import { builder } from './builder.ts';
import { guardMultipart, MAX_FIELD_BYTES, MAX_FILES, multipartError, ownValue } from './multipartGuard.ts';

/** The maximum size of a multipart request in bytes: two fields, the files, and the overhead of the format. */
const MAX_FORM_BYTES = 2 * MAX_FIELD_BYTES + MAX_FILES * MAX_UPLOAD_BYTES + 20_000;

/** The request and response of node:http; undefined outside of a server. */
interface NodeContext {
  req?: IncomingMessage;
  res?: ServerResponse;
}

function isMultipart(headers: { get: (name: string) => string | null }): boolean {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Parses multipart requests as a stream, with at most one file. */
export function useMultipart(): Plugin<object, NodeContext> {
  const uploads = new WeakMap<Request, unknown[]>();
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== 'POST' || !isMultipart(request.headers)) return;
      setRequestParser(async () => {
        if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES)
          throw multipartError('The request is too large', 413);
        const headers = Object.fromEntries(request.headers);
        const source = serverContext?.req ?? bodyOf(request);
        try {
          const { body, paths } = await guardMultipart(source, headers);
          const incoming = Object.assign(body, { headers }) as unknown as IncomingMessage;
          const params = await processRequest(incoming, serverContext?.res as ServerResponse, {
            maxFileSize: MAX_UPLOAD_BYTES,
            maxFiles: MAX_FILES,
            maxFieldSize: MAX_FIELD_BYTES,
          });
          uploads.set(
            request,
            paths.map((path) => ownValue(params, path)),
          );
          return params as GraphQLParams;
        } catch (error) {
          if (error instanceof GraphQLError) throw error;
          const { message, status = 400 } = error as Error & { status?: number };
          throw multipartError(message, status === 413 ? 413 : 400);
        }
      });
    },
    onResponse({ request }) {
      for (const upload of uploads.get(request) ?? []) drainFile(upload);
      uploads.delete(request);
    },
  };
}

function bodyOf(request: Request): Readable {
  return Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream);
}

/** The maximum size in bytes of a request that is not a form. */
export const MAX_BODY_BYTES = 200_000;

/** Rejects bodies over the limit: by Content-Length, or while streaming when the header is missing. */
export function useBodyLimit(): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser }) {
      // multipart requests have separate limits
      if (request.method !== 'POST' || isMultipart(request.headers)) return;
      const announced = request.headers.get('content-length');
      if (announced !== null && Number(announced) > MAX_BODY_BYTES) throw tooLarge();
      if (announced !== null || !requestParser) return;
      setRequestParser(async (streamed) => {
        const body = String(await readLimited(streamed.body, MAX_BODY_BYTES, tooLarge));
        return requestParser(new Request(streamed.url, { method: 'POST', headers: streamed.headers, body }));
      });
    },
  };
}

function tooLarge(): GraphQLError {
  const error = new TooLarge('request.tooLarge', { max: MAX_BODY_BYTES });
  return new GraphQLError(error.message, { extensions: { code: error.code, http: { status: error.status } } });
}

builder.scalarType('Upload', {
  description:
    'A file, sent as described in the GraphQL multipart request specification ' +
    '(https://github.com/jaydenseric/graphql-multipart-request-spec). It must be sent as a variable.',
  serialize: () => {
    throw new GraphQLError('An Upload is only for what is sent');
  },
  parseValue: (value) => {
    if (isUpload(value)) return value;
    if (value instanceof SentFile) return uploadOf(value);
    throw new GraphQLError('A file must be sent as multipart/form-data');
  },
  parseLiteral: () => {
    throw new GraphQLError('A file must be sent as a variable');
  },
});

/** Whether the value comes from REST, whose form has already been parsed. */
function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'open' in value && typeof value.open === 'function';
}

function uploadOf(sent: SentFile): Upload {
  return {
    // set once the file's part of the body has arrived, but no code depends on it
    get filename() {
      return sent.file?.filename ?? '';
    },
    open: async () => {
      try {
        const { createReadStream } = await sent.promise;
        const stream = createReadStream();
        // the parser stops at the limit without an error: a reader would accept the truncated file as complete
        stream.once('limit', () => stream.destroy(fileTooLarge()));
        return stream;
      } catch (error) {
        throw (error as { status?: number }).status === 413
          ? fileTooLarge()
          : new Invalid('upload.missing', { field: 'file' });
      }
    },
  };
}

function fileTooLarge(): TooLarge {
  return new TooLarge('upload.tooLarge', { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024, field: 'file' });
}

/** Discards an uploaded file that was not read, so that the connection is free for the next request. */
function drainFile(value: unknown): void {
  if (!(value instanceof SentFile)) return;
  const drained = value.promise.then(({ createReadStream }) =>
    createReadStream()
      .on('error', () => {})
      .resume(),
  );
  drained.catch(() => {});
}
