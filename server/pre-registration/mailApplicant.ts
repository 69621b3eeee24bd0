import { provedOwner } from '#server/accounts/user/proveEmail.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { harmless } from '#server/mail/harmless.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { renewToken } from '#server/mailed-links/mailedLinks.ts';

/** Confirms that a business was received; an address that its account has proved is not to be proved again. */
export async function mailApplicant(
  { linkId: id }: JobPayloads['mailApplicant'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { provider: true } });
  if (!link?.provider || link.usedAt) return;
  const { provider, email } = link;
  const isProved = (await provedOwner(db.prisma, email)) !== null;
  const words = wordsIn(provider.language);
  const url = isProved
    ? `${publicUrl}/dashboard`
    : `${publicUrl}/users/verify-email?token=${await renewToken(db.prisma, id)}`;
  const name = harmless(provider.businessName);
  const proof = isProved ? 'proved' : 'unproved';
  await mail.send({
    to: email,
    key: `applicant-${job.id}`,
    ...writeLetter({
      language: provider.language,
      subject: words('mail.received.subject', { name }),
      greeting: words('mail.hello'),
      paragraphs: [words('mail.received.text', { name }), words(`mail.received.${proof}.text`)],
      action: { label: words(`mail.received.${proof}.action`), url },
      closing: words('mail.received.closing'),
    }),
  });
}
