import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { GraphQLError } from 'graphql';
import { processRequest } from 'graphql-upload-minimal';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { MAX_UPLOAD_BYTES } from '#server/http/upload.ts';
import { guardMultipart, MAX_FIELD_BYTES, MAX_FILES, multipartError, ownValue } from './multipartGuard.ts';
import { drainFile } from './uploadScalar.ts';

/** Two fields, the files and the multipart overhead. */
const MAX_BODY_BYTES = 2 * MAX_FIELD_BYTES + MAX_FILES * MAX_UPLOAD_BYTES + 20_000;

/** The request and response of node:http; undefined outside of a server. */
interface NodeContext {
  req?: IncomingMessage;
  res?: ServerResponse;
}

export function isMultipart(headers: { get: (name: string) => string | null }): boolean {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Parses multipart requests as a stream, with at most one file. */
export function useMultipart(): Plugin<object, NodeContext> {
  const uploads = new WeakMap<Request, unknown[]>();
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== 'POST' || !isMultipart(request.headers)) return;
      setRequestParser(async () => {
        if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
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
