import type { User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import { checkCurrentPassword } from '../credentials/checkCurrentPassword.ts';
import { assertNotLastAdmin } from './assertNotLastAdmin.ts';

interface Proof {
  currentPassword?: string | null;
  /** The account's e-mail, entered by users without a password. */
  confirm?: string | null;
}

/**
 * Mails the viewer a link to confirm the deletion of their account; changes nothing else. Requires the password or,
 * where there is none, the account's e-mail. Throws `Invalid`, `Conflict` for the last super admin and for a scheduled
 * deletion, `TooManyRequests`.
 */
export async function requestAccountDeletion(context: Context, proof: Proof): Promise<void> {
  const { db, viewer } = context;
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  await checkProof(context, user, proof);
  if (user.deletionDueAt) throw new Conflict('deletion.scheduled');
  await assertNotLastAdmin(db.prisma, user);
  await countMail(context, 'deletion', user.email);
  await db.prisma.$transaction(async (tx) => {
    const { id } = user;
    await addJob(tx, 'mailDeletionRequest', { userId: id });
    await writeLog(tx, context, { message: 'Account deletion requested', subject: { type: 'user', id } });
  });
}

async function checkProof(context: Context, user: User, { currentPassword, confirm }: Proof): Promise<void> {
  if (user.passwordHash !== null)
    return checkCurrentPassword(context, { user, currentPassword, required: 'deletion.passwordRequired' });
  if ((confirm ?? '').trim().toLowerCase() !== user.email)
    throw new Invalid('deletion.confirmDiffers', { field: 'confirm' });
}
