import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { endLinks } from '#server/mailed-links/mailedLinks.ts';
import { linkBusinesses } from '#server/providers/own/linkBusinesses.ts';
import { removeAccount } from './removeAccount.ts';

type Tx = Prisma.TransactionClient;

/**
 * Marks the e-mail as verified for the account, and links the businesses registered with it. Deletes other accounts
 * that have the same unverified e-mail. Returns false when another account has verified it before.
 */
export async function proveEmail(
  tx: Tx,
  user: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
  email: string,
): Promise<boolean> {
  const { id } = user;
  if (await provedOwner(tx, email, id)) return false;
  if (user.email !== email) {
    // links mailed to the former address do not verify this one
    await endLinks(tx, id);
    if (user.emailVerifiedAt) await addJob(tx, 'mailEmailChanged', { userId: id, formerEmail: user.email });
  }
  await removeUnproved(tx, email, id);
  await tx.user.update({
    where: { id },
    data: { email, emailVerifiedAt: user.email === email ? (user.emailVerifiedAt ?? new Date()) : new Date() },
  });
  await linkBusinesses(tx, id, email);
  return true;
}

/** The account with the verified e-mail, other than `exceptId`; null when there is none. */
export async function provedOwner(tx: Tx, email: string, exceptId = 0): Promise<User | null> {
  return tx.user.findFirst({ where: { email, emailVerifiedAt: { not: null }, id: { not: exceptId } } });
}

/** Deletes unverified accounts with an e-mail that belongs to another user. */
export async function removeUnproved(tx: Tx, email: string, exceptId: number): Promise<void> {
  const squatters = await tx.user.findMany({
    where: { email, emailVerifiedAt: null, isSuperAdmin: false, id: { not: exceptId } },
  });
  for (const squatter of squatters) await removeAccount(tx, squatter);
}
