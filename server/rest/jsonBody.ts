import { Invalid, TooLarge } from '#server/platform/errors.ts';

export type JsonBody = Record<string, unknown>;

const MAX_BYTES = 200_000;

/** The request's JSON object; empty when there is no body. Throws `Invalid` for anything else, `TooLarge`. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new TooLarge('request.tooLarge', { max: MAX_BYTES });
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as JsonBody;
  } catch {
    // said below
  }
  throw new Invalid('request.notJson');
}
