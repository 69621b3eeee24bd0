import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

/** The token is made here, when the mail is: so it never waits in a queue, and its time starts when it is sent. */
export async function mailDeletionRequest(
  { userId }: JobPayloads['mailDeletionRequest'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.deletionDueAt) return;
  const { token } = await createLink(db.prisma, { kind: 'deletion', email: user.email, owner: { userId } });
  const words = wordsIn(user.language);
  await mail.send({
    to: user.email,
    key: `deletion-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.deletionRequest.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [
        words('mail.deletionRequest.why'),
        words('mail.deletionRequest.howLong'),
        words('mail.deletion.deleted'),
        words('mail.deletion.kept'),
      ],
      action: { label: words('mail.deletionRequest.action'), url: `${publicUrl}/users/delete-account?token=${token}` },
      closing: words('mail.deletionRequest.closing'),
    }),
  });
}
