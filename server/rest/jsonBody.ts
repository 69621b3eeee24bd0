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

/**
 * A text of the body; empty when it is missing or null, which the verb's own rules then judge. `path` is where the object
 * is in the body. Throws `Invalid`.
 */
export function bodyText(body: JsonBody, name: string, path?: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') throw new Invalid('request.notText', { field: fieldAt(path, name), name });
  return value;
}

/** An id of the body, as a number or, in a form, its digits; null when it is missing or empty. Throws `Invalid`. */
export function bodyNumber(body: JsonBody, name: string, path?: string): number | null {
  const value = body[name] ?? '';
  if (value === '') return null;
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id >= 2 ** 31)
    throw new Invalid('id.malformed', { field: fieldAt(path, name) });
  return id;
}

function fieldAt(path: string | undefined, name: string): string {
  return path ? `${path}.${name}` : name;
}
