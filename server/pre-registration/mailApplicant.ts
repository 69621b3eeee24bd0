import { provedOwner } from '#server/accounts/user/proveEmail.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import type { Job } from '#server/jobs/job.ts';
import { harmless, writeLetter } from '#server/mail/letter.ts';
import { createLink, renewToken } from '#server/mailed-links/mailedLinks.ts';

/** Confirms that a business was received; an address that its account has proved is not to be proved again. */
export const mailApplicant: Job<'mailApplicant'> = async ({ linkId: id }, { db, mail, publicUrl }, job) => {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { provider: true } });
  if (!link?.provider || link.usedAt) return;
  const { provider, email } = link;
  const isProved = (await provedOwner(db.prisma, email)) !== null;
  const words = wordsIn(provider.language);
  const url = isProved
    ? `${publicUrl}/dashboard`
    : `${publicUrl}/users/verify-email?token=${await renewToken(db.prisma, id)}`;
  const status = await createLink(db.prisma, { kind: 'status', email, owner: { providerId: provider.id } });
  const name = harmless(provider.businessName);
  const proof = isProved ? 'proved' : 'unproved';
  await mail.send({
    to: email,
    key: `applicant-${job.id}`,
    ...writeLetter({
      language: provider.language,
      subject: words('mail.received.subject', { name }),
      greeting: words('mail.hello'),
      paragraphs: [
        words('mail.received.text', { name }),
        words(`mail.received.${proof}.text`),
        words('mail.received.status', { url: `${publicUrl}/pre-registration/status?token=${status.token}` }),
      ],
      action: { label: words(`mail.received.${proof}.action`), url },
      closing: words('mail.received.closing'),
    }),
  });
};
