import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { Job } from '#server/jobs/job.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { mailUser } from '#server/mail/letter.ts';
import { NotFound } from '#server/platform/errors.ts';
import { endSessions } from '../credentials/sessions.ts';

type Tx = Prisma.TransactionClient;

/** Ends one session of the viewer, effective from the next request. Throws `NotFound`. */
export async function endOwnSession(context: Context, id: number): Promise<void> {
  const userId = context.viewer!.id;
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id, userId } });
    if (count === 0) throw new NotFound('session.notFound');
    await noteEnded(context, tx, userId);
  });
}

/** Ends all sessions of the viewer except for this one. */
export async function endOtherSessions(context: Context): Promise<void> {
  const { id, sessionId } = context.viewer!;
  await context.db.prisma.$transaction(async (tx) => {
    if ((await endSessions(tx, id, sessionId)) > 0) await noteEnded(context, tx, id);
  });
}

/**
 * Ends all sessions of a user, on behalf of staff. If the user is the viewer, the current session continues. Throws
 * `NotFound`.
 */
export async function endSessionsOf(context: Context, userId: number): Promise<void> {
  const { id, sessionId } = context.viewer!;
  await context.db.prisma.$transaction(async (tx) => {
    if (!(await tx.user.count({ where: { id: userId } }))) throw new NotFound('user.notFound');
    await endSessions(tx, userId, userId === id ? sessionId : undefined);
    await noteEnded(context, tx, userId);
  });
}

async function noteEnded(context: Context, tx: Tx, userId: number): Promise<void> {
  await addJob(tx, 'mailSessionsEnded', { userId });
  await writeLog(tx, context, { code: 'sessionsEnded', subject: { type: 'user', id: userId } });
}

/** Notifies the owner of the account, in case another person has ended the sessions. */
export const mailSessionsEnded: Job<'mailSessionsEnded'> = async ({ userId }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await mailUser(mail, user, {
    key: `sessions-${job.id}`,
    name: 'sessionsEnded',
    paragraphs: (words) => [words('mail.sessionsEnded.what')],
    url: `${publicUrl}/users/security`,
  });
};

/** Notifies the owner of a sign-in from an unknown browser. */
export const mailNewDevice: Job<'mailNewDevice'> = async (
  { userId, device, network, at },
  { db, mail, publicUrl },
  job,
) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const time = `${new Intl.DateTimeFormat(user.language, format).format(new Date(at))} UTC`;
  await mailUser(mail, user, {
    key: `device-${job.id}`,
    name: 'newDevice',
    paragraphs: (words) => [
      words('mail.newDevice.what', {
        device: device ?? words('mail.newDevice.unknown'),
        network: network ?? '–',
        time,
      }),
      words('mail.newDevice.how'),
    ],
    url: `${publicUrl}/users/security`,
  });
};
