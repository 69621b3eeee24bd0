import type { PrismaClient, Provider } from '#server/generated/prisma/client.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import type { Job } from '#server/jobs/job.ts';
import { contactUrl } from '#server/mail/contactUrl.ts';
import { harmless, writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { providerPath } from '#shared/providerPath.ts';
import { CONFIRMED, isConfirmed } from '../record/confirmed.ts';
import { routeInMail } from '../record/routeInMail.ts';
import { SUBMISSION, submissionInMail } from '../record/submissionInMail.ts';

/** The next step for the applicant in the mail of each decision, which some decisions share. */
const WAYS_ON = {
  approved: 'approved',
  changesRequested: 'changesRequested',
  rejected: 'rejected',
  suspended: 'rejected',
  published: 'approved',
} as const;

const STATUSES = {
  approved: 'APPROVED',
  changesRequested: 'SENT_BACK',
  rejected: 'REJECTED',
  suspended: 'SUSPENDED',
  published: 'APPROVED',
} as const;

/** Mails the decision to the applicant, in their language. Providers entered by staff have no applicant. */
export const mailDecision: Job<'mailDecision'> = async ({ decisionId }, { db, env, mail, publicUrl }, job) => {
  const decision = await db.prisma.providerDecision.findUnique({
    where: { id: decisionId },
    include: { provider: { include: { ...SUBMISSION, ...CONFIRMED } } },
  });
  if (!decision?.provider.applicantEmail || decision.kind === 'undone') return;
  const { kind, reason, provider } = decision;
  const { language, applicantEmail } = provider;
  const words = wordsIn(language);
  const { email } = env.footer;
  const wayOn = WAYS_ON[kind];
  const urls = {
    approved: () => `${publicUrl}${providerPath(provider, language)}`,
    changesRequested: async () => `${publicUrl}/pre-registration?resubmit=${await resubmitToken(db.prisma, provider)}`,
    rejected: () => contactUrl(env, publicUrl, `#${provider.id}`),
  };
  const name = harmless(provider.businessName);
  await mail.send({
    to: applicantEmail!,
    key: `decision-${job.id}`,
    ...writeLetter({
      language,
      subject: words(`mail.${kind}.subject`),
      greeting: words(wayOn === 'approved' ? 'mail.goodNews' : 'mail.hello'),
      paragraphs: [
        words(`mail.${kind}.text`, { name }),
        ...(wayOn === 'approved' ? [] : [reason ?? '']),
        ...(kind === 'changesRequested' ? [words('mail.changesRequested.form')] : []),
      ],
      ...routeInMail(words, STATUSES[kind], isConfirmed(provider)),
      ...(await submissionInMail(db.prisma, provider, { email: applicantEmail!, publicUrl })),
      action: { label: words(`mail.${wayOn}.action`), url: await urls[wayOn]() },
      closing: email && words(wayOn === 'rejected' ? 'mail.rejected.closing' : 'mail.questions', { email }),
    }),
  });
};

async function resubmitToken(prisma: PrismaClient, { id, applicantEmail }: Provider): Promise<string> {
  const owner = { providerId: id };
  return (await createLink(prisma, { kind: 'resubmission', email: applicantEmail!, owner })).token;
}
