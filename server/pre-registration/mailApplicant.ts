import { provedOwner } from '#server/accounts/user/proveEmail.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { Job } from '#server/jobs/job.ts';
import { harmless, writeLetter } from '#server/mail/letter.ts';
import { createLink, renewToken } from '#server/mailed-links/mailedLinks.ts';
import { routeInMail } from '#server/providers/record/routeInMail.ts';
import { SUBMISSION, submissionInMail } from '#server/providers/record/submissionInMail.ts';
import { expectedWait } from './expectedWait.ts';

/** Mails the applicant that the business was received, with a link that confirms the address. */
export async function mailConfirmation(tx: Prisma.TransactionClient, providerId: number, email: string): Promise<void> {
  const { id } = await createLink(tx, { kind: 'business', email, owner: { providerId } });
  await addJob(tx, 'mailApplicant', { linkId: id });
}

/**
 * Confirms that a business was received. An address that its account has already verified need not be verified again.
 */
export const mailApplicant: Job<'mailApplicant'> = async ({ linkId: id }, { db, mail, publicUrl }, job) => {
  const link = await db.prisma.mailedLink.findUnique({
    where: { id },
    include: { provider: { include: SUBMISSION } },
  });
  if (!link?.provider || link.usedAt) return;
  const { provider, email } = link;
  const isProved = (await provedOwner(db.prisma, email)) !== null;
  const words = wordsIn(provider.language);
  const url = isProved
    ? `${publicUrl}/dashboard`
    : `${publicUrl}/users/verify-email?token=${await renewToken(db.prisma, id)}`;
  const name = harmless(provider.businessName);
  const days = await expectedWait(db.prisma);
  const proof = isProved ? 'proved' : 'unproved';
  await mail.send({
    to: email,
    key: `applicant-${job.id}`,
    ...writeLetter({
      language: provider.language,
      subject: words('mail.received.subject'),
      greeting: words('mail.hello'),
      paragraphs: [
        words('mail.received.text', { name }),
        words(`mail.received.${proof}.text`),
        ...(days === null ? [] : [words('mail.received.wait', { days })]),
      ],
      ...routeInMail(words, 'WAITING', isProved),
      ...(await submissionInMail(db.prisma, provider, { email, publicUrl })),
      action: { label: words(`mail.received.${proof}.action`), url },
      closing: words('mail.received.closing'),
    }),
  });
};
