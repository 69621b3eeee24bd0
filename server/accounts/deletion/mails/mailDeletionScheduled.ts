import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

/** Until when it can be undone, and how. */
export async function mailDeletionScheduled(
  { userId }: JobPayloads['mailDeletionScheduled'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user?.deletionDueAt) return;
  const { language, deletionDueAt } = user;
  // with the hour and its zone: we do not know where the reader is
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const words = wordsIn(language);
  await mail.send({
    to: user.email,
    key: `deletion-scheduled-${job.id}`,
    ...writeLetter({
      language,
      subject: words('mail.deletionScheduled.subject'),
      greeting: greeting(language, user),
      paragraphs: [
        words('mail.deletionScheduled.what', { until: `${until.format(deletionDueAt)} UTC` }),
        words('mail.deletionScheduled.how'),
        words('mail.deletion.deleted'),
        words('mail.deletion.kept'),
      ],
      action: {
        label: words('mail.deletionScheduled.action'),
        url: `${publicUrl}/users/login?next=%2Fusers%2Fprofile`,
      },
      closing: words('mail.deletionScheduled.closing'),
    }),
  });
}
