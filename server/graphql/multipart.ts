import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { GraphQLError } from 'graphql';
import { processRequest } from 'graphql-upload-minimal';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { MAX_UPLOAD_BYTES } from '../files/upload.ts';
import { drainFiles } from './uploadScalar.ts';

const MAX_FIELD_BYTES = 200_000;
const MAX_FILES = 1;
/** Two fields, the files, and what multipart adds. */
const MAX_BODY_BYTES = 2 * MAX_FIELD_BYTES + MAX_FILES * MAX_UPLOAD_BYTES + 20_000;

/** node:http's own request and response, where there are any. */
interface NodeContext {
  req?: IncomingMessage;
  res?: ServerResponse;
}

export function isMultipart(headers: { get: (name: string) => string | null }): boolean {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Reads multipart requests as they arrive, one file at most. */
export function useMultipart(): Plugin<object, NodeContext> {
  const read = new WeakMap<Request, unknown>();
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== 'POST' || !isMultipart(request.headers)) return;
      setRequestParser(async () => {
        if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
          throw refusal('The request is too large', 413);
        const source = heard(serverContext?.req ?? asIncoming(request));
        try {
          const params = await processRequest(source, serverContext?.res as ServerResponse, {
            maxFileSize: MAX_UPLOAD_BYTES,
            maxFiles: MAX_FILES,
            maxFieldSize: MAX_FIELD_BYTES,
          });
          if (Array.isArray(params)) throw refusal('One operation at a time', 400);
          read.set(request, params.variables);
          return params as GraphQLParams;
        } catch (error) {
          if (error instanceof GraphQLError) throw error;
          const { message, status = 400 } = error as Error & { status?: number };
          throw refusal(message, status === 413 ? 413 : 400);
        }
      });
    },
    onResponse({ request }) {
      drainFiles(read.get(request));
      read.delete(request);
    },
  };
}

/**
 * A parser that fails is destroyed by `processRequest`, fails once more by that, and nobody listens any longer: the
 * error would end the process.
 */
function heard(source: IncomingMessage): IncomingMessage {
  const pipe = source.pipe.bind(source);
  source.pipe = (parser, options) => {
    parser.on('error', () => {});
    return pipe(parser, options);
  };
  return source;
}

function asIncoming(request: Request): IncomingMessage {
  const body = Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream);
  return Object.assign(body, { headers: Object.fromEntries(request.headers) }) as unknown as IncomingMessage;
}

function refusal(message: string, status: number): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: status === 413 ? 'TOO_LARGE' : 'BAD_USER_INPUT', http: { status } },
  });
}
