import { ApiError } from './ApiError.ts';

/** The server's message, in the page's language; undefined for other errors and for errors without a message. */
export function serverMessage(error: unknown): string | undefined {
  const isSaid = error instanceof ApiError && error.code !== 'NO_RESPONSE' && error.code !== 'UNKNOWN';
  return isSaid ? error.message : undefined;
}
