import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

export async function mailPasswordChanged(
  { userId }: JobPayloads['mailPasswordChanged'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const words = wordsIn(user.language);
  await mail.send({
    to: user.email,
    key: `password-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.passwordChanged.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [words('mail.passwordChanged.what')],
      action: { label: words('mail.passwordChanged.action'), url: `${publicUrl}/users/forgot` },
      closing: words('mail.passwordChanged.closing'),
    }),
  });
}
