import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { REACHED } from '#server/mail/reached.ts';
import { endLinks, useLink } from '#server/mailed-links/mailedLinks.ts';
import type { Db } from '#server/platform/db.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { checkCurrentPassword } from '../credentials/guessing.ts';
import { endSession } from '../credentials/sessions.ts';
import { isLastAdmin } from '../user/changeUser.ts';
import { proveEmail, removeAccount } from '../user/proveEmail.ts';
import { revokeAccess } from '../user/revokeAccess.ts';

interface Proof {
  currentPassword?: string | null;
  /** The account's e-mail, entered by users without a password. */
  confirm?: string | null;
}

/**
 * Mails the viewer a link to confirm the deletion of their account; changes nothing else. Requires the password or, for
 * an account without one, its e-mail. Throws `Invalid`, `Conflict` for the last super admin and for a scheduled
 * deletion, `TooManyRequests`.
 */
export async function requestAccountDeletion(context: Context, proof: Proof): Promise<void> {
  const { db, viewer } = context;
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  await checkProof(context, user, proof);
  if (user.deletionDueAt) throw new Conflict('deletion.scheduled');
  await assertNotLastAdmin(db.prisma, user);
  await countMail(context, user.email);
  await db.prisma.$transaction(async (tx) => {
    const { id } = user;
    await addJob(tx, 'mailDeletionRequest', { userId: id });
    await writeLog(tx, context, { code: 'accountDeletionRequested', subject: { type: 'user', id } });
  });
}

async function checkProof(context: Context, user: User, { currentPassword, confirm }: Proof): Promise<void> {
  if (user.passwordHash !== null)
    return checkCurrentPassword(context, { user, currentPassword, required: 'deletion.passwordRequired' });
  if ((confirm ?? '').trim().toLowerCase() !== user.email)
    throw new Invalid('deletion.confirmDiffers', { field: 'confirm' });
}

/** Keeps the viewer's account, and invalidates mailed deletion links. Does nothing without a pending deletion. */
export async function cancelAccountDeletion(context: Context): Promise<void> {
  const { db, viewer } = context;
  const { id } = viewer!;
  await db.prisma.$transaction(async (tx) => {
    await endLinks(tx, id, 'deletion');
    const { count } = await tx.user.updateMany({
      where: { id, deletionDueAt: { not: null } },
      data: { deletionDueAt: null },
    });
    if (count === 1) await writeLog(tx, context, { code: 'accountDeletionCancelled', subject: { type: 'user', id } });
  });
}

/**
 * Throws `Conflict` when no super admin would remain, not counting accounts with a pending deletion. This check only
 * gives an early error message: the trigger enforces the rule when accounts are deleted.
 */
async function assertNotLastAdmin(
  tx: Prisma.TransactionClient,
  { id, isSuperAdmin }: Pick<User, 'id' | 'isSuperAdmin'>,
): Promise<void> {
  if (!isSuperAdmin) return;
  const others = { ...REACHED, id: { not: id }, isSuperAdmin: true, deletionDueAt: null };
  if ((await tx.user.count({ where: others })) === 0) throw new Conflict('user.lastAdmin');
}

const GRACE_DAYS = 30;

/**
 * Schedules the deletion of an account with a mailed token, which works once, and ends all sessions of the account.
 * Returns the time of the deletion, until which the owner can sign in and keep the account. Throws `Invalid`,
 * `Conflict` for the last super admin, `TooManyRequests`.
 */
export async function confirmAccountDeletion(context: Context, token: string): Promise<Date> {
  const { db, limits, network, viewer } = context;
  await limits.count('reset', network);
  const { userId, deletionDueAt } = await db.prisma.$transaction(async (tx) => {
    const link = await useLink(tx, 'deletion', token);
    const user = link?.userId ? await tx.user.findUnique({ where: { id: link.userId } }) : null;
    // A link to a previous address of the account is invalid. Other links remain until the owner keeps the account.
    if (!user || user.disabledAt || user.deletionDueAt || user.email !== link!.email)
      throw new Invalid('deletion.refused', { field: 'token' });
    const { id: userId } = user;
    await assertNotLastAdmin(tx, user);
    // The link and the session together prove that the mailbox belongs to the account, so the businesses registered
    // with the e-mail are released with the account. The link alone is no proof: anyone can sign up with the address of
    // another person.
    if (viewer?.id === userId && !(await proveEmail(tx, user, user.email)))
      throw new Invalid('deletion.refused', { field: 'token' });
    await revokeAccess(tx, userId);
    const deletionDueAt = new Date(Date.now() + GRACE_DAYS * 86_400_000);
    await tx.user.update({ where: { id: userId }, data: { deletionDueAt } });
    await addJob(tx, 'mailDeletionScheduled', { userId });
    await writeLog(tx, context, {
      severity: 'warning',
      code: 'accountDeletionConfirmed',
      userId,
      subject: { type: 'user', id: userId },
      after: { deletionDueAt: deletionDueAt.toISOString() },
    });
    return { userId, deletionDueAt };
  });
  if (viewer?.id === userId) await endSession(context);
  return deletionDueAt;
}

/** The timeout in milliseconds: deleting a user removes the reference to the user from many rows. */
const LONGEST_MS = 60_000;

/** Deletes accounts whose grace period has ended. A failure to delete one account does not affect the others. */
export async function deleteDueAccounts({ prisma }: Db, log: Log): Promise<void> {
  const due = await prisma.user.findMany({
    where: { deletionDueAt: { lte: new Date() } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of due) {
    try {
      await prisma.$transaction((tx) => deleteAccount(tx, id), { timeout: LONGEST_MS });
    } catch (error) {
      if (isLastAdmin(error)) log.warn({ userId: id }, 'the last super admin cannot be deleted: the account is kept');
      else log.error({ err: error, userId: id }, 'an account could not be deleted and is retried tomorrow');
    }
  }
}

async function deleteAccount(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await tx.$executeRaw`set local statement_timeout = '50s'`;
  // Serializes with a concurrent cancellation by the owner.
  await tx.$queryRaw`select 1 from users where id = ${id} for update`;
  const user = await tx.user.findFirst({ where: { id, deletionDueAt: { lte: new Date() } } });
  if (!user) return;
  await removeAccount(tx, user);
  const deleted = { code: 'accountDeleted', subject: { type: 'user', id } } as const;
  await writeLog(tx, { viewer: null, requestId: 'housekeeping' }, deleted);
}
