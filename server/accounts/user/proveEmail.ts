import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { forgetPerson } from '#server/logs/removeEntries.ts';
import { createLink, endLinks, forgetLinksTo } from '#server/mailed-links/mailedLinks.ts';
import { linkBusinesses } from '#server/providers/claims/linkBusinesses.ts';
import { unlinkBusinesses } from '#server/providers/own/businesses.ts';
import { endInvitationsOf } from '#server/providers/people/invite.ts';
import { giveUpBusinesses } from '#server/providers/people/team.ts';
import { forgetReporter } from '#server/providers/reports/expireReports.ts';
import { forgetWatches } from '#server/watches/manageWatches.ts';

type Tx = Prisma.TransactionClient;

/**
 * Marks the e-mail as verified for the account, and links the businesses registered with the e-mail. Deletes other
 * accounts that have the same unverified e-mail. Returns false when another account has already verified it.
 */
export async function proveEmail(
  tx: Tx,
  user: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
  email: string,
): Promise<boolean> {
  const { id } = user;
  if (await provedOwner(tx, email, id)) return false;
  if (user.email !== email) {
    // ends earlier links, which verify the previous address and not this one
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

/** The account with the verified e-mail, other than `exceptId`; null if there is no such account. */
export async function provedOwner(tx: Tx, email: string, exceptId = 0): Promise<User | null> {
  return tx.user.findFirst({ where: { email, emailVerifiedAt: { not: null }, id: { not: exceptId } } });
}

/** Deletes unverified accounts with an e-mail that belongs to another user. */
export async function removeUnproved(tx: Tx, email: string, exceptId: number): Promise<void> {
  const squatters = await tx.user.findMany({
    where: { email, emailVerifiedAt: null, isSuperAdmin: false, isModerator: false, id: { not: exceptId } },
  });
  for (const squatter of squatters) await removeAccount(tx, squatter);
}

/** Accounts with this e-mail: the verified one first, then the newest. At most `most`. */
export async function accountsOf(
  { user }: Pick<Prisma.TransactionClient, 'user'>,
  email: string,
  most: number,
): Promise<User[]> {
  return user.findMany({
    where: { email },
    orderBy: [{ emailVerifiedAt: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
    take: most,
  });
}

/**
 * Deletes an account and its personal data: removes its e-mail and names from the log, removes the link to businesses
 * that were registered with its verified e-mail, ends invitations to the account, and removes the editors of businesses
 * that had no other owner. Records of its actions remain, without the user's name.
 */
export async function removeAccount(
  tx: Prisma.TransactionClient,
  { id, email, emailVerifiedAt }: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  await forgetPerson(tx, id);
  await giveUpBusinesses(tx, id);
  if (emailVerifiedAt) {
    await unlinkBusinesses(tx, email);
    await forgetWatches(tx, email);
    await forgetReporter(tx, email);
    await forgetLinksTo(tx, email);
    await endInvitationsOf(tx, email);
  }
  await tx.user.delete({ where: { id } });
}

/** The new e-mail of the account, pending until its mailed link is used; null when there is none. */
export async function pendingEmail(
  tx: Pick<Prisma.TransactionClient, 'mailedLink'>,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<string | null> {
  const link = await tx.mailedLink.findFirst({
    where: { kind: 'email', userId: id, email: { not: email }, usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { id: 'desc' },
  });
  return link?.email ?? null;
}

/**
 * Mails a link to verify an e-mail. A new e-mail replaces the current e-mail when the link is used. Invalidates the
 * previous link.
 */
export async function requestEmailProof(
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  await endLinks(tx, userId, 'email');
  const { id } = await createLink(tx, { kind: 'email', email, owner: { userId } });
  await addJob(tx, 'mailEmailVerification', { linkId: id });
}
