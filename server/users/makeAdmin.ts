import { randomBytes } from 'node:crypto';
import { checkNewPassword } from '../auth/newPassword.ts';
import { hashPassword } from '../auth/passwordHash.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { writeLog } from '../logs/writeLog.ts';
import { readEmail } from './emailAddress.ts';
import type { FirstAdmin } from './firstAdmin.ts';
import { insertUser } from './insertUser.ts';

/**
 * Makes the person with this e-mail a super admin: promotes an account that is there, or makes one, with `password` or
 * a random one. For who runs the server, not for a front door: it asks nobody. Throws `Invalid`.
 */
export async function makeAdmin(
  tx: Prisma.TransactionClient,
  address: string,
  password: string | null = null,
): Promise<FirstAdmin> {
  const email = readEmail(address);
  const existing = await tx.user.findUnique({ where: { email } });
  const chosen = password ?? randomBytes(15).toString('base64url');
  if (password !== null) checkNewPassword(password);
  const user = existing
    ? await tx.user.update({
        where: { id: existing.id },
        data: { isSuperAdmin: true, disabledAt: null, version: { increment: 1 } },
      })
    : await insertUser(tx, {
        email,
        emailVerifiedAt: new Date(),
        displayName: 'Super Admin',
        passwordHash: await hashPassword(chosen),
        language: 'en',
        isSuperAdmin: true,
      });
  await writeLog(
    tx,
    { viewer: null, requestId: 'command line' },
    {
      severity: 'warning',
      message: existing ? 'Made a super admin' : 'Super admin created',
      userId: user.id,
      subject: { type: 'user', id: user.id },
    },
  );
  return { email, password: existing || password !== null ? null : chosen };
}
