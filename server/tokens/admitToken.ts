import { chargeProgram } from '#server/graphql/budget.ts';
import type { TokenViewer } from '#server/graphql/tokenViewer.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Db } from '#server/platform/db.ts';
import { type DomainError, TooManyRequests, Unauthenticated } from '#server/platform/errors.ts';
import { readToken } from './readToken.ts';

const BEARER = /^bearer(?: +(?! )(.*))?$/i;

/** The fixed cost of a program's request, in addition to that of its operation. */
const REQUEST_POINTS = 10;

/**
 * Authenticates the access token of a request, and stores it in `requestInfo`, with the remaining budget as headers.
 * Returns an error for an invalid token or too many requests; null otherwise, also without `Authorization: Bearer`.
 */
export async function admitToken(
  { db, limits }: { db: Db; limits: Limits },
  headers: { get: (name: string) => string | null },
  requestInfo: { token: TokenViewer | null; headers: Record<string, string> },
): Promise<DomainError | null> {
  const sent = headers.get('authorization')?.trim().match(BEARER);
  if (!sent) return null;
  const token = await readToken(db, sent[1] ?? '');
  if (!token) {
    // https://www.rfc-editor.org/rfc/rfc6750#section-3
    requestInfo.headers['WWW-Authenticate'] = 'Bearer error="invalid_token"';
    return new Unauthenticated('token.invalid');
  }
  requestInfo.token = token;
  try {
    await chargeProgram(limits, token, REQUEST_POINTS, requestInfo.headers);
  } catch (error) {
    if (error instanceof TooManyRequests) return error;
    throw error;
  }
  return null;
}
