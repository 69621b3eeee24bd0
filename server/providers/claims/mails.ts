import { dayIn, wordsIn } from '#server/i18n/messages.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { harmless, mailUser, writeLetter } from '#server/mail/letter.ts';
import { REACHED } from '#server/mail/reached.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { noticeRecipients } from '../edits/notice.ts';
import { newCode, UNENDED } from './claim.ts';

/** An open claim, with its claimant and its listing; null when it is not open. */
async function loadOpen({ db }: JobContext, claimId: number) {
  const claim = await db.prisma.providerClaim.findUnique({
    where: { id: claimId },
    include: { user: true, provider: { include: { contacts: true } } },
  });
  return claim?.user && UNENDED.state.in.includes(claim.state) ? { ...claim, user: claim.user } : null;
}

/** Mails the claimant's code to the address with which a listing is claimed. */
export const mailClaimCode: Job<'mailClaimCode'> = async ({ claimId }, context, job) => {
  const claim = await loadOpen(context, claimId);
  if (!claim?.email || claim.state !== 'unproved') return;
  const { email, user, provider, providerId } = claim;
  const code = newCode();
  await createLink(context.db.prisma, { kind: 'claim', email, owner: { providerId }, about: claimId, code });
  const words = wordsIn(user.language);
  const names = { business: harmless(provider.businessName), person: harmless(user.displayName), email: user.email };
  await context.mail.send({
    to: email,
    key: `claim-code-${job.id}`,
    ...writeLetter({
      language: user.language,
      subject: words('mail.claimCode.subject'),
      greeting: words('mail.hello'),
      paragraphs: [
        words('mail.claimCode.text', names),
        words('mail.claimCode.code', { code: `${code.slice(0, 4)}-${code.slice(4)}` }),
      ],
      closing: words('mail.claimCode.closing'),
    }),
  });
};

/** Mails the addresses of a listing and its owners the name of the claimant, and a link to object. */
export const mailClaimNotice: Job<'mailClaimNotice'> = async ({ claimId }, context, job) => {
  const claim = await loadOpen(context, claimId);
  if (!claim?.noticeUntil) return;
  const { db, mail, publicUrl } = context;
  const { user, provider, providerId, noticeUntil } = claim;
  const recipients = await noticeRecipients(db.prisma, provider);
  recipients.delete(user.email);
  for (const [at, [to, language]] of [...recipients].entries()) {
    const words = wordsIn(language);
    const date = dayIn(language, noticeUntil);
    const names = { business: harmless(provider.businessName), person: harmless(user.displayName), email: user.email };
    const { token } = await createLink(db.prisma, {
      kind: 'objection',
      email: to,
      owner: { providerId },
      about: claimId,
    });
    await mail.send({
      to,
      key: `claim-notice-${job.id}-${at}`,
      ...writeLetter({
        language,
        subject: words('mail.claimNotice.subject'),
        greeting: words('mail.hello'),
        paragraphs: [words('mail.claimNotice.text', { ...names, date }), words('mail.claimNotice.how', { date })],
        action: { label: words('mail.claimNotice.action'), url: `${publicUrl}/users/claim-objection?token=${token}` },
        closing: words('mail.claimNotice.closing'),
      }),
    });
  }
};

/** Mails the claimant the outcome of the claim. */
export const mailClaimOutcome: Job<'mailClaimOutcome'> = async ({ claimId }, { db, mail, publicUrl }, job) => {
  const claim = await db.prisma.providerClaim.findUnique({
    where: { id: claimId },
    include: { user: true, provider: true },
  });
  if (!claim?.user || claim.user.disabledAt || (claim.state !== 'accepted' && claim.state !== 'refused')) return;
  const { state, user, provider, reason } = claim;
  const name = state === 'accepted' ? 'claimAccepted' : 'claimRefused';
  const business = harmless(provider.businessName);
  const page = state === 'accepted' ? 'businesses' : 'claims';
  await mailUser(mail, user, {
    key: `claim-${job.id}`,
    name,
    paragraphs: (words) => [words(`mail.${name}.text`, { business }), ...(reason ? [reason] : [])],
    url: `${publicUrl}/dashboard/${page}/${provider.id}`,
  });
};

/** Mails a previous owner of a business that a claim of it took effect. */
export const mailOwnerChanged: Job<'mailOwnerChanged'> = async ({ claimId, userId }, { db, mail }, job) => {
  const claim = await db.prisma.providerClaim.findUnique({ where: { id: claimId }, include: { provider: true } });
  const user = await db.prisma.user.findFirst({
    where: { id: userId, ...REACHED },
  });
  if (!claim || !user) return;
  const business = harmless(claim.provider.businessName);
  await mailUser(mail, user, {
    key: `owner-changed-${job.id}`,
    name: 'ownerChanged',
    paragraphs: (words) => [words('mail.ownerChanged.text', { business, what: claim.formerOwners })],
  });
};
