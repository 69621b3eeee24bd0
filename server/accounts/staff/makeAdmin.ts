import { randomBytes } from 'node:crypto';
import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { REACHED } from '#server/mail/reached.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { parseEmail } from '#server/platform/text.ts';
import { checkNewPassword } from '../credentials/newPassword.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { insertUser } from '../user/insertUser.ts';
import { provedOwner, removeUnproved } from '../user/proveEmail.ts';
import { revokeAccess } from '../user/revokeAccess.ts';

/** The number of days in which a generated password must be replaced. */
const GENERATED_PASSWORD_DAYS = 3;

/**
 * Makes the user with this e-mail a super admin: promotes the account with the verified e-mail. If there is no such
 * account, creates an account or takes over an unverified one, with `password` or a random one, so that a user who
 * entered the address of another person gets no access. A generated password must be replaced at the first sign-in,
 * within three days; until then a repeated call generates another password. Only for the operator's command line: it
 * checks no permissions. Throws `Invalid`.
 */
export async function makeAdmin(
  tx: Prisma.TransactionClient,
  address: string,
  password: string | null = null,
): Promise<FirstAdmin> {
  const email = parseEmail(address);
  if (password !== null) checkNewPassword(password, { email });
  const proved = await provedOwner(tx, email);
  // A generated password that its user never replaced may have expired: the operator gets a new one.
  const keepsPassword = proved !== null && proved.passwordExpiresAt === null;
  const chosen = password ?? randomBytes(15).toString('base64url');
  const passwordHash = keepsPassword ? null : await hashPassword(chosen);
  const passwordExpiresAt = password === null ? new Date(Date.now() + GENERATED_PASSWORD_DAYS * 86_400_000) : null;
  const user = proved ?? (await takeUnproved(tx, email));
  await tx.user.update({
    where: { id: user.id },
    data: {
      isSuperAdmin: true,
      disabledAt: null,
      version: { increment: 1 },
      ...(passwordHash && { passwordHash, passwordExpiresAt }),
    },
  });
  await removeUnproved(tx, email, user.id);
  await writeLog(
    tx,
    { viewer: null, requestId: 'command line' },
    {
      severity: 'warning',
      code: proved ? 'superAdminMade' : 'superAdminCreated',
      userId: user.id,
      subject: { type: 'user', id: user.id },
    },
  );
  const isPasswordGiven = !keepsPassword && password !== null;
  return { email, password: keepsPassword || isPasswordGiven ? null : chosen, isPasswordGiven };
}

/** Returns the newest unverified account with the e-mail, after ending all access to it, or creates an account. */
async function takeUnproved(tx: Prisma.TransactionClient, email: string): Promise<User> {
  const unproved = await tx.user.findFirst({ where: { email, emailVerifiedAt: null }, orderBy: { id: 'desc' } });
  const emailVerifiedAt = new Date();
  if (!unproved)
    return insertUser(tx, { email, emailVerifiedAt, displayName: 'Super Admin', firstName: null, language: 'en' });
  await revokeAccess(tx, unproved.id);
  return tx.user.update({ where: { id: unproved.id }, data: { emailVerifiedAt } });
}

export interface FirstAdmin {
  email: string;
  /**
   * The password generated at this start: shown once and never stored. Null for an existing admin or a configured
   * password.
   */
  password: string | null;
  /** Whether the account was created at this start with the configured password. */
  isPasswordGiven: boolean;
}

/** Whether the account was created at this start. */
export const isNew = ({ password, isPasswordGiven }: FirstAdmin) => password !== null || isPasswordGiven;

const ADMIN_LOCK = 7_310_004;

/**
 * Creates a super admin when no super admin has a verified e-mail. Instances that start at the same time create only
 * one.
 */
export async function firstAdmin(db: Db, { adminEmail, adminPassword }: Env): Promise<FirstAdmin> {
  // This query does not use Prisma, whose engine is slow to load.
  const { rows } = await db.pool.query<{ email: string }>(
    'select email from users where is_super_admin and disabled_at is null and email_verified_at is not null order by id limit 1',
  );
  if (rows[0]) return { email: rows[0].email, password: null, isPasswordGiven: false };
  return db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from pg_advisory_xact_lock(${ADMIN_LOCK}::bigint)`;
    const existing = await tx.user.findFirst({
      where: { isSuperAdmin: true, ...REACHED },
      orderBy: { id: 'asc' },
    });
    if (existing) return { email: existing.email, password: null, isPasswordGiven: false };
    return makeAdmin(tx, adminEmail ?? 'admin@rumbo.example', adminPassword);
  });
}
