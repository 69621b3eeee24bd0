import { chargeProgram, ownerOf } from '#server/graphql/price.ts';
import { isTokenScope, type TokenViewer } from '#server/graphql/tokenScopes.ts';
import type { KnownCallers } from '#server/http/knownCallers.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Db } from '#server/platform/db.ts';
import { type DomainError, TooManyRequests, Unauthenticated } from '#server/platform/errors.ts';
import { tokenHash } from '#server/platform/secrets.ts';

const BEARER = /^bearer(?: +(?! )(.*))?$/i;

/** The fixed cost of a program's request, in addition to the cost of its operation. */
const REQUEST_POINTS = 10;

/**
 * Authenticates the access token of a request, and stores it in `requestInfo`, with the remaining budget as headers.
 * Returns an error for an invalid token or too many requests; null otherwise, also without `Authorization: Bearer`.
 */
export async function admitToken(
  { db, limits, knownCallers }: { db: Db; limits: Limits; knownCallers: KnownCallers },
  headers: { get: (name: string) => string | null },
  requestInfo: { token: TokenViewer | null; headers: Record<string, string> },
): Promise<DomainError | null> {
  const sent = bearerToken(headers.get('authorization'));
  if (sent === null) return null;
  const token = await readToken(db, sent);
  if (!token) {
    // https://www.rfc-editor.org/rfc/rfc6750#section-3
    requestInfo.headers['WWW-Authenticate'] = 'Bearer error="invalid_token"';
    return new Unauthenticated('token.invalid');
  }
  requestInfo.token = token;
  knownCallers.remember(sent, { rule: 'program', key: ownerOf(token) });
  try {
    await chargeProgram(limits, token, REQUEST_POINTS, requestInfo.headers);
  } catch (error) {
    if (error instanceof TooManyRequests) return error;
    throw error;
  }
  return null;
}

/** The token of an Authorization header, valid or not; null for none. */
export function bearerToken(authorization: string | null): string | null {
  const sent = authorization?.trim().match(BEARER);
  return sent ? (sent[1] ?? '') : null;
}

/** The prefix of all tokens, for secret scanners and readers. */
export const TOKEN_PREFIX = 'rumbo_';

const FORM = /^rumbo_[\w-]{43}$/;

interface Row extends Omit<TokenViewer, 'scopes'> {
  scopes: string[];
  wasUsedRecently: boolean;
}

/**
 * The program with this access token. Null when the token is malformed, unknown, expired or revoked, or its user is
 * disabled.
 */
async function readToken(db: Db, token: string): Promise<TokenViewer | null> {
  if (!FORM.test(token)) return null;
  const { rows } = await db.pool.query<Row>({
    name: 'tokens.read',
    text: `select t.id, t.name, t.scopes, t.partner_id "partnerId", t.user_id "userId",
        t.last_used_at is not null and t.last_used_at > now() - interval '1 minute' "wasUsedRecently"
      from access_tokens t left join users u on u.id = t.user_id
      where t.token_hash = $1 and t.expires_at > now() and t.revoked_at is null and u.disabled_at is null`,
    values: [tokenHash(token)],
  });
  const [row] = rows;
  if (!row) return null;
  const { wasUsedRecently, scopes, ...viewer } = row;
  // updated at most once a minute, to avoid a write for each request
  if (!wasUsedRecently) await db.pool.query('update access_tokens set last_used_at = now() where id = $1', [viewer.id]);
  return { ...viewer, scopes: new Set(scopes.filter(isTokenScope)) };
}
