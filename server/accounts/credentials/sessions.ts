import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { Db } from '#server/platform/db.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';

const COOKIE = 'session';
const DAY_SECONDS = 86_400;
const MAX_DAYS = 30;
const IDLE_DAYS = 7;

interface Row {
  id: number;
  userId: number;
  isSuperAdmin: boolean;
  hasProvedEmail: boolean;
  wasSeenRecently: boolean;
}

/** Whether a Cookie header has the cookie of a session, valid or not. */
export function hasSession(header: string | null): boolean {
  return header?.includes(`${COOKIE}=`) ?? false;
}

/** The viewer of the session cookie; null without a cookie, and for an expired or ended session. */
export async function readSession(db: Db, cookies: Cookies): Promise<Viewer | null> {
  const token = cookies.get(COOKIE);
  if (!token) return null;
  const { rows } = await db.pool.query<Row>({
    name: 'auth.session',
    text: `select s.id, s.user_id "userId", u.is_super_admin "isSuperAdmin",
        u.email_verified_at is not null "hasProvedEmail",
        s.last_seen_at > now() - interval '10 minutes' "wasSeenRecently"
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.expires_at > now() and s.last_seen_at > now() - $2 * interval '1 day'
        and u.disabled_at is null`,
    values: [tokenHash(token), IDLE_DAYS],
  });
  const session = rows[0];
  if (!session) return null;
  // not at each request, to avoid a write for every read
  if (!session.wasSeenRecently)
    await db.pool.query('update sessions set last_seen_at = now() where id = $1', [session.id]);
  const { id: sessionId, userId: id, isSuperAdmin, hasProvedEmail } = session;
  return { id, isSuperAdmin, hasProvedEmail, sessionId };
}

/** Signs the user in on this browser, replacing any other user. The cookie is set after `tx` has committed. */
export async function startSession(
  tx: Prisma.TransactionClient,
  { viewer, userAgent }: Pick<Context, 'viewer' | 'userAgent'>,
  user: Pick<User, 'id' | 'isSuperAdmin' | 'emailVerifiedAt'>,
): Promise<{ token: string; viewer: Viewer }> {
  if (viewer) await tx.session.deleteMany({ where: { id: viewer.sessionId } });
  const token = newToken();
  const { id } = await tx.session.create({
    data: {
      tokenHash: tokenHash(token),
      userId: user.id,
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(Date.now() + MAX_DAYS * DAY_SECONDS * 1000),
    },
  });
  const hasProvedEmail = user.emailVerifiedAt !== null;
  return { token, viewer: { id: user.id, isSuperAdmin: user.isSuperAdmin, hasProvedEmail, sessionId: id } };
}

/** Completes the sign-in after the transaction of `startSession`. */
export function enterSession(context: Context, { token, viewer }: { token: string; viewer: Viewer }): void {
  context.cookies.set(COOKIE, token, MAX_DAYS * DAY_SECONDS);
  context.viewer = viewer;
}

export async function endSession(context: Context): Promise<void> {
  // Also for an expired session, so that the browser deletes the cookie.
  context.cookies.clear(COOKIE);
  const { viewer } = context;
  context.viewer = null;
  if (viewer) await context.db.prisma.session.deleteMany({ where: { id: viewer.sessionId } });
}

/** Ends all sessions of a user, except for `exceptId`. */
export async function endSessions(tx: Prisma.TransactionClient, userId: number, exceptId?: number): Promise<void> {
  await tx.session.deleteMany({ where: { userId, ...(exceptId !== undefined && { NOT: { id: exceptId } }) } });
}
