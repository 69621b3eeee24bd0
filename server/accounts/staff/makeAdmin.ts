import { randomBytes } from 'node:crypto';
import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { parseEmail } from '#server/platform/emailAddress.ts';
import { checkNewPassword, checkNotEmail } from '../credentials/newPassword.ts';
import { hashPassword } from '../credentials/passwordHash.ts';
import { insertUser } from '../user/insertUser.ts';
import { provedOwner, removeUnproved } from '../user/proveEmail.ts';
import { revokeAccess } from '../user/revokeAccess.ts';
import type { FirstAdmin } from './firstAdmin.ts';

/**
 * Makes the user with this e-mail a super admin: promotes the account with the verified e-mail. Without one it creates
 * an account, or takes over an unverified one, with `password` or a random one, so that a user who merely entered the
 * address gets no access. For the operator's command line only: it checks no permissions. Throws `Invalid`.
 */
export async function makeAdmin(
  tx: Prisma.TransactionClient,
  address: string,
  password: string | null = null,
): Promise<FirstAdmin> {
  const email = parseEmail(address);
  if (password !== null) {
    await checkNewPassword(password);
    checkNotEmail(password, email);
  }
  const proved = await provedOwner(tx, email);
  const chosen = password ?? randomBytes(15).toString('base64url');
  const user = proved ?? (await takeUnproved(tx, email, await hashPassword(chosen)));
  await tx.user.update({
    where: { id: user.id },
    data: { isSuperAdmin: true, disabledAt: null, version: { increment: 1 } },
  });
  await removeUnproved(tx, email, user.id);
  await writeLog(
    tx,
    { viewer: null, requestId: 'command line' },
    {
      severity: 'warning',
      message: proved ? 'Made a super admin' : 'Super admin created',
      userId: user.id,
      subject: { type: 'user', id: user.id },
    },
  );
  const isPasswordGiven = !proved && password !== null;
  return { email, password: proved || isPasswordGiven ? null : chosen, isPasswordGiven };
}

/** The newest account with the e-mail, without access for its creator, or a new one. */
async function takeUnproved(tx: Prisma.TransactionClient, email: string, passwordHash: string): Promise<User> {
  const unproved = await tx.user.findFirst({ where: { email, emailVerifiedAt: null }, orderBy: { id: 'desc' } });
  const emailVerifiedAt = new Date();
  if (!unproved)
    return insertUser(tx, { email, emailVerifiedAt, displayName: 'Super Admin', passwordHash, language: 'en' });
  await revokeAccess(tx, unproved.id);
  return tx.user.update({ where: { id: unproved.id }, data: { emailVerifiedAt, passwordHash } });
}
