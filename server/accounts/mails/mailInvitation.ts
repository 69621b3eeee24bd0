import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

const VALID_DAYS = 7;

/** To whom staff made an account for without a password. */
export async function mailInvitation(
  { userId }: JobPayloads['mailInvitation'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const user = await db.prisma.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.passwordHash) return;
  const { token } = await createLink(db.prisma, {
    kind: 'password',
    email: user.email,
    owner: { userId },
    validMs: VALID_DAYS * 86_400_000,
  });
  const words = wordsIn(user.language);
  await mail.send({
    to: user.email,
    key: `invitation-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.invitation.subject'),
      greeting: greeting(user.language, user),
      paragraphs: [
        words('mail.invitation.why', { email: user.email }),
        words('mail.invitation.howLong', { days: VALID_DAYS }),
      ],
      action: { label: words('mail.invitation.action'), url: `${publicUrl}/users/password-reset?token=${token}` },
      closing: words('mail.invitation.closing'),
    }),
  });
}
