import { isTokenScope } from '#server/graphql/tokenScopes.ts';
import type { TokenViewer } from '#server/graphql/tokenViewer.ts';
import type { Db } from '#server/platform/db.ts';
import { tokenHash } from '#server/platform/secrets.ts';

/** A fixed prefix, by which secret scanners and people recognize a token. */
export const TOKEN_PREFIX = 'rumbo_';

const FORM = /^rumbo_[\w-]{43}$/;

interface Row extends Omit<TokenViewer, 'scopes'> {
  scopes: string[];
  wasUsedRecently: boolean;
}

/** The program with this access token. Null when it is malformed, unknown, expired, revoked, or its user disabled. */
export async function readToken(db: Db, token: string): Promise<TokenViewer | null> {
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
  // at most once a minute, to avoid a write for each request
  if (!wasUsedRecently) await db.pool.query('update access_tokens set last_used_at = now() where id = $1', [viewer.id]);
  return { ...viewer, scopes: new Set(scopes.filter(isTokenScope)) };
}
