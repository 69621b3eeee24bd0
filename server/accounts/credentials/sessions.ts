import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { type Cookies, openCookies } from '#server/http/cookies.ts';
import type { KnownCallers } from '#server/http/knownCallers.ts';
import { shortAddress } from '#server/http/network.ts';
import type { Db } from '#server/platform/db.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** Whether super admins need a second factor. */
    staffSecondFactor: boolean;
  }
}

const COOKIE = 'session';
const DAY_SECONDS = 86_400;
const MAX_DAYS = 30;
const IDLE_DAYS = 7;
/** The maximum number of concurrent sessions per user: a new one ends the least recently used. */
const MAX_SESSIONS = 100;

interface Row {
  id: number;
  userId: number;
  isSuperAdmin: boolean;
  isModerator: boolean;
  hasProvedEmail: boolean;
  mustReplacePassword: boolean;
  isStrong: boolean;
  /**
   * The time of the last proof of identity; null when the account has a second factor that the session has not proved.
   */
  provedAt: Date | null;
  wasSeenRecently: boolean;
}

interface Caller {
  cookies: Cookies;
  address: string;
  staffSecondFactor: boolean;
  knownCallers: KnownCallers;
}

/** The SQL condition for a valid session `s`; `$1` is the idle time in days. */
const IN_FORCE = `s.expires_at > now() and s.last_seen_at > now() - $1 * interval '1 day'`;

/** Whether a Cookie header contains a session cookie, valid or not. */
export function hasSession(header: string | null): boolean {
  return header?.includes(`${COOKIE}=`) ?? false;
}

/** The session token in a Cookie header, valid or not; null without the cookie. */
export function sessionToken(header: string | null, https: boolean): string | null {
  return openCookies(header, https, []).get(COOKIE);
}

/** The viewer of the session cookie; null without a cookie, and for an expired or ended session. */
export async function readSession(
  db: Db,
  { cookies, address, staffSecondFactor, knownCallers }: Caller,
): Promise<Viewer | null> {
  const token = cookies.get(COOKIE);
  if (!token) return null;
  const { rows } = await db.pool.query<Row>({
    name: 'auth.session',
    text: `select s.id, s.user_id "userId", u.is_super_admin "isSuperAdmin", u.is_moderator "isModerator",
        u.email_verified_at is not null "hasProvedEmail", u.password_expires_at is not null "mustReplacePassword",
        s.is_strong "isStrong",
        case when s.is_strong or not (exists (select from totps t where t.user_id = u.id and t.confirmed_at is not null)
          or exists (select from passkeys k where k.user_id = u.id)) then s.proved_at end "provedAt",
        s.last_seen_at > now() - interval '10 minutes' "wasSeenRecently"
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $2 and ${IN_FORCE} and u.disabled_at is null`,
    values: [IDLE_DAYS, tokenHash(token)],
  });
  const session = rows[0];
  if (!session) return null;
  knownCallers.remember(token, { rule: 'person', key: String(session.userId) });
  // Not updated at each request, to avoid a write for every read.
  if (!session.wasSeenRecently)
    await db.pool.query('update sessions set last_seen_at = now(), network = $2 where id = $1', [
      session.id,
      shortAddress(address),
    ]);
  return viewerOf(session, staffSecondFactor);
}

function viewerOf(session: Omit<Row, 'wasSeenRecently'>, staffSecondFactor: boolean): Viewer {
  const { id: sessionId, userId: id, hasProvedEmail, provedAt, isStrong } = session;
  const needed = !hasProvedEmail
    ? 'proveEmail'
    : session.mustReplacePassword
      ? 'replacePassword'
      : staffSecondFactor && !isStrong
        ? 'setUpSecondFactor'
        : null;
  const roles = rolesOf(session);
  const hold = roles.isModerator ? needed : null;
  return {
    id,
    ...(hold === null ? roles : { isSuperAdmin: false, isModerator: false }),
    hold,
    hasProvedEmail,
    sessionId,
    provedAt: provedAt ?? new Date(0),
  };
}

/** The roles according to the flags of the account: a super admin has all rights of a moderator. */
function rolesOf({ isSuperAdmin, isModerator }: Pick<User, 'isSuperAdmin' | 'isModerator'>) {
  return { isSuperAdmin, isModerator: isSuperAdmin || isModerator };
}

type Account = Pick<User, 'id' | 'isSuperAdmin' | 'isModerator' | 'emailVerifiedAt' | 'passwordExpiresAt'>;

/**
 * Signs the user in on this browser, replacing any other user. The cookie is set after `tx` has committed. `isStrong`:
 * a second factor is proved.
 */
export async function startSession(
  tx: Prisma.TransactionClient,
  {
    viewer,
    userAgent,
    address,
    staffSecondFactor,
  }: Pick<Context, 'viewer' | 'userAgent' | 'address' | 'staffSecondFactor'>,
  user: Account,
  isStrong = false,
): Promise<{ token: string; viewer: Viewer }> {
  if (viewer) await tx.session.deleteMany({ where: { id: viewer.sessionId } });
  await tx.$executeRaw`delete from sessions where id in
    (select id from sessions where user_id = ${user.id} order by last_seen_at desc, id desc offset ${MAX_SESSIONS - 1})`;
  const token = newToken();
  const { id, provedAt } = await tx.session.create({
    data: {
      tokenHash: tokenHash(token),
      userId: user.id,
      userAgent: userAgent?.slice(0, 300) ?? null,
      network: shortAddress(address),
      isStrong,
      expiresAt: new Date(Date.now() + MAX_DAYS * DAY_SECONDS * 1000),
    },
  });
  const session = {
    id,
    userId: user.id,
    isSuperAdmin: user.isSuperAdmin,
    isModerator: user.isModerator,
    hasProvedEmail: user.emailVerifiedAt !== null,
    mustReplacePassword: user.passwordExpiresAt !== null,
    isStrong,
    provedAt,
  };
  return { token, viewer: viewerOf(session, staffSecondFactor) };
}

/** Completes the sign-in after the transaction of `startSession`. */
export function enterSession(context: Context, { token, viewer }: { token: string; viewer: Viewer }): void {
  context.cookies.set(COOKIE, token, MAX_DAYS * DAY_SECONDS);
  context.viewer = viewer;
}

/** Records a proof of the viewer, and gives the session a new token. `isStrong`: a second factor is proved. */
export async function recordProof(tx: Prisma.TransactionClient, context: Context, isStrong: boolean): Promise<void> {
  const viewer = context.viewer!;
  const provedAt = new Date();
  const token = newToken();
  await tx.session.update({
    where: { id: viewer.sessionId },
    data: { tokenHash: tokenHash(token), provedAt, ...(isStrong && { isStrong }) },
  });
  const account =
    isStrong && viewer.hold === 'setUpSecondFactor'
      ? await tx.user.findUniqueOrThrow({
          where: { id: viewer.id },
          select: { isSuperAdmin: true, isModerator: true },
        })
      : null;
  context.cookies.set(COOKIE, token, MAX_DAYS * DAY_SECONDS);
  context.viewer = {
    ...viewer,
    provedAt,
    ...(account && { hold: null, ...rolesOf(account) }),
  };
}

export async function endSession(context: Context): Promise<void> {
  const token = context.cookies.get(COOKIE);
  if (token) context.knownCallers.forget(token);
  // Clears the cookie of an expired session, too.
  context.cookies.clear(COOKIE);
  const { viewer } = context;
  context.viewer = null;
  if (viewer) await context.db.prisma.session.deleteMany({ where: { id: viewer.sessionId } });
}

/** Ends all sessions of a user, except for `exceptId`, and pending sign-ins. */
export async function endSessions(tx: Prisma.TransactionClient, userId: number, exceptId?: number): Promise<number> {
  await tx.pendingSignIn.deleteMany({ where: { userId } });
  const { count } = await tx.session.deleteMany({
    where: { userId, ...(exceptId !== undefined && { NOT: { id: exceptId } }) },
  });
  return count;
}

/** The valid sessions of a user. */
export function sessionsInForce(): Prisma.SessionWhereInput {
  return { expiresAt: { gt: new Date() }, lastSeenAt: { gt: new Date(Date.now() - IDLE_DAYS * DAY_SECONDS * 1000) } };
}
