import { type DomainError, TooManyRequests, Unauthenticated } from '../errors.ts';
import { RULES } from '../http/limits.ts';
import type { Arrival, Parts } from '../parts.ts';
import { readToken } from './readToken.ts';

const BEARER = /^bearer(?: +(.*))?$/i;

/**
 * Notes on the arrival whose access token the request carries, and what is left of its rate. Nothing happens without an
 * `Authorization: Bearer`. Answers why it is refused: a token that is no good, or too many requests with it.
 */
export async function admitToken(
  { db, limits }: Pick<Parts, 'db' | 'limits'>,
  headers: { get: (name: string) => string | null },
  arrival: Arrival,
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
    const rate = await limits.count('token', String(token.id));
    if (rate) tellRate(arrival, rate.left, rate.seconds);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    tellRate(arrival, 0, error.seconds);
    return error;
  }
  return null;
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function tellRate({ headers }: Arrival, left: number, seconds: number): void {
  const { points, duration } = RULES.token;
  headers['RateLimit-Policy'] = `"token";q=${points};w=${duration}`;
  headers.RateLimit = `"token";r=${left};t=${seconds}`;
}
