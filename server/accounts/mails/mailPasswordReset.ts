import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink, VALID_MS } from '#server/mailed-links/mailedLinks.ts';
import { accountsOf } from '../user/accountsOf.ts';

const VALID_MINUTES = VALID_MS.password / 60_000;

/** The token is made here, when the mail is: so it never waits in a queue, and its time starts when it is sent. */
export async function mailPasswordReset(
  { email, requestId }: JobPayloads['mailPasswordReset'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const [user] = await accountsOf(db.prisma, email, 1);
  if (!user || user.disabledAt) return;
  const token = await db.prisma.$transaction(async (tx) => {
    await writeLog(tx, { viewer: null, requestId }, { message: 'Password reset requested', userId: user.id });
    return (await createLink(tx, { kind: 'password', email, owner: { userId: user.id } })).token;
  });
  const words = wordsIn(user.language);
  await mail.send({
    to: email,
    key: `reset-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.passwordReset.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [words('mail.passwordReset.why'), words('mail.passwordReset.howLong', { minutes: VALID_MINUTES })],
      action: { label: words('mail.passwordReset.action'), url: `${publicUrl}/users/password-reset?token=${token}` },
      closing: words('mail.passwordReset.closing'),
    }),
  });
}
