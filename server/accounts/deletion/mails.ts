import type { Job } from '#server/jobs/job.ts';
import { mailUser } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

export const mailDeletionRequest: Job<'mailDeletionRequest'> = async ({ userId }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.deletionDueAt) return;
  const { token } = await createLink(db.prisma, { kind: 'deletion', email: user.email, owner: { userId } });
  await mailUser(mail, user, {
    key: `deletion-${job.id}`,
    name: 'deletionRequest',
    paragraphs: (words) => [
      words('mail.deletionRequest.why'),
      words('mail.deletionRequest.howLong'),
      words('mail.deletion.deleted'),
      words('mail.deletion.kept'),
    ],
    url: `${publicUrl}/users/delete-account?token=${token}`,
  });
};

/** Mails the user the time of the scheduled deletion, and how to cancel it. */
export const mailDeletionScheduled: Job<'mailDeletionScheduled'> = async ({ userId }, { db, mail, publicUrl }, job) => {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user?.deletionDueAt) return;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  // The text includes the hour and the time zone, because the time zone of the reader is unknown.
  const until = `${new Intl.DateTimeFormat(user.language, format).format(user.deletionDueAt)} UTC`;
  await mailUser(mail, user, {
    key: `deletion-scheduled-${job.id}`,
    name: 'deletionScheduled',
    paragraphs: (words) => [
      words('mail.deletionScheduled.what', { until }),
      words('mail.deletionScheduled.how'),
      words('mail.deletion.deleted'),
      words('mail.deletion.kept'),
    ],
    url: `${publicUrl}/users/login?next=%2Fusers%2Fprofile`,
  });
};
