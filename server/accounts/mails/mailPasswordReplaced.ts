import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';

/** When staff set somebody's password: it says so, and never which. */
export async function mailPasswordReplaced(
  { userId }: JobPayloads['mailPasswordReplaced'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user) return;
  const words = wordsIn(user.language);
  await mail.send({
    to: user.email,
    key: `password-replaced-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.passwordReplaced.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [words('mail.passwordReplaced.what'), words('mail.passwordReplaced.how')],
      action: { label: words('mail.passwordReplaced.action'), url: `${publicUrl}/users/forgot` },
      closing: words('mail.passwordReplaced.closing'),
    }),
  });
}
