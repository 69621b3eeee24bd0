import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { greeting } from '#server/mail/greeting.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { renewToken } from '#server/mailed-links/mailedLinks.ts';
import { provedOwner } from '../user/proveEmail.ts';

/**
 * To an address that somebody gave: with a link that proves it or, where another account has proved it, with the advice
 * to use that one. What was typed beside the address is not in it.
 */
export async function mailEmailVerification(
  { linkId: id }: JobPayloads['mailEmailVerification'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { user: true } });
  if (!link?.user || link.usedAt) return;
  const { user, email } = link;
  const { language } = user;
  const to = { to: email, key: `verify-${job.id}` };
  const owner = await provedOwner(db.prisma, email, user.id);
  if (owner) {
    const words = wordsIn(owner.language);
    await mail.send({
      ...to,
      ...writeLetter({
        language: owner.language,
        subject: words('mail.emailTaken.subject'),
        greeting: greeting(owner.language, owner),
        paragraphs: [words('mail.emailTaken.why')],
        action: { label: words('mail.emailTaken.action'), url: `${publicUrl}/users/login` },
        closing: words('mail.emailTaken.closing'),
      }),
    });
    return;
  }
  const token = await renewToken(db.prisma, id);
  const words = wordsIn(language);
  await mail.send({
    ...to,
    ...writeLetter({
      language,
      subject: words('mail.emailVerification.subject'),
      greeting: greeting(language, user),
      paragraphs: [words('mail.emailVerification.why'), words('mail.emailVerification.howLong')],
      action: { label: words('mail.emailVerification.action'), url: `${publicUrl}/users/verify-email?token=${token}` },
      closing: words('mail.emailVerification.closing'),
    }),
  });
}
