import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { TooLarge } from '#server/platform/errors.ts';
import { isMultipart } from './multipart.ts';

const MAX_BODY_BYTES = 200_000;

/** Rejects bodies over the limit: by Content-Length, or while streaming when there is none. */
export function useBodyLimit(): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser }) {
      // multipart has its own limits
      if (request.method !== 'POST' || isMultipart(request.headers)) return;
      const announced = request.headers.get('content-length');
      if (announced !== null && Number(announced) > MAX_BODY_BYTES) throw tooLarge();
      if (announced !== null || !requestParser) return;
      setRequestParser(async (streamed) => {
        const body = await readLimited(streamed.body);
        return requestParser(new Request(streamed.url, { method: 'POST', headers: streamed.headers, body }));
      });
    },
  };
}

async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function tooLarge(): GraphQLError {
  const error = new TooLarge('request.tooLarge', { max: MAX_BODY_BYTES });
  return new GraphQLError(error.message, { extensions: { code: error.code, http: { status: error.status } } });
}
