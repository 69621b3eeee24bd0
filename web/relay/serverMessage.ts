import { ApiError } from './ApiError.ts';

/** What the server said, in the page's language; undefined when it was not the server that failed us, or it said nothing. */
export function serverMessage(error: unknown): string | undefined {
  const isSaid = error instanceof ApiError && error.code !== 'NO_RESPONSE' && error.code !== 'UNKNOWN';
  return isSaid ? error.message : undefined;
}
