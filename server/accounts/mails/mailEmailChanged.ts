import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

/** To the former address: if somebody took the account over, its owner learns of it there. */
export async function mailEmailChanged(
  { userId, formerEmail }: JobPayloads['mailEmailChanged'],
  { db, mail }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const words = wordsIn(user.language);
  await mail.send({
    to: formerEmail,
    key: `email-changed-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.emailChanged.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [words('mail.emailChanged.what', { email: user.email })],
      closing: words('mail.emailChanged.closing'),
    }),
  });
}
