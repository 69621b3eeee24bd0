import { chargeProgram } from '#server/graphql/budget.ts';
import type { TokenViewer } from '#server/graphql/tokenViewer.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Db } from '#server/platform/db.ts';
import { type DomainError, TooManyRequests, Unauthenticated } from '#server/platform/errors.ts';
import { readToken } from './readToken.ts';

const BEARER = /^bearer(?: +(?! )(.*))?$/i;

/** What any request of a program costs, beside the operation that it runs. */
const REQUEST_POINTS = 10;

/**
 * Notes on the arrival whose access token the request carries, and what is left of its budget. Nothing happens without an
 * `Authorization: Bearer`. Answers why it is refused: a token that is no good, or too many requests with it.
 */
export async function admitToken(
  { db, limits }: { db: Db; limits: Limits },
  headers: { get: (name: string) => string | null },
  arrival: { token: TokenViewer | null; headers: Record<string, string> },
): Promise<DomainError | null> {
  const sent = headers.get('authorization')?.trim().match(BEARER);
  if (!sent) return null;
  const token = await readToken(db, sent[1] ?? '');
  if (!token) {
    // https://www.rfc-editor.org/rfc/rfc6750#section-3
    arrival.headers['WWW-Authenticate'] = 'Bearer error="invalid_token"';
    return new Unauthenticated('token.invalid');
  }
  arrival.token = token;
  try {
    await chargeProgram(limits, token, REQUEST_POINTS, arrival.headers);
  } catch (error) {
    if (error instanceof TooManyRequests) return error;
    throw error;
  }
  return null;
}
