import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { contactUrl } from '#server/mail/contactUrl.ts';
import { harmless, writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { noticeRecipients } from '../edits/notice.ts';

const loadReport = ({ db }: JobContext, id: number) =>
  db.prisma.providerReport.findUnique({ where: { id }, include: { provider: { include: { contacts: true } } } });

/** Mails the reporter the link that confirms the report and shows its state. */
export const mailReport: Job<'mailReport'> = async ({ reportId }, context, job) => {
  const report = await loadReport(context, reportId);
  if (report?.state !== 'unproved') return;
  const { providerId, email, language, provider } = report;
  const owner = { providerId };
  const { token } = await createLink(context.db.prisma, { kind: 'report', email, owner, about: reportId });
  const words = wordsIn(language);
  await context.mail.send({
    to: email,
    key: `report-${job.id}`,
    ...writeLetter({
      language,
      subject: words('mail.report.subject'),
      greeting: words('mail.hello'),
      paragraphs: [words('mail.report.text', { business: harmless(provider.businessName) })],
      action: { label: words('mail.report.action'), url: `${context.publicUrl}/users/report?token=${token}` },
      closing: words('mail.report.closing'),
    }),
  });
};

/**
 * Mails the business that there is a suspicion of fraud in its name, and how to answer, without the reporter and their
 * words.
 */
export const mailSuspicion: Job<'mailSuspicion'> = async ({ reportId }, context, job) => {
  const report = await loadReport(context, reportId);
  if (report?.state !== 'pending' || report.kind !== 'fraud') return;
  const { db, mail, publicUrl } = context;
  const { provider, providerId } = report;
  for (const [at, [to, language]] of [...(await noticeRecipients(db.prisma, provider))].entries()) {
    const words = wordsIn(language);
    const owner = { providerId };
    const { token } = await createLink(db.prisma, { kind: 'report_answer', email: to, owner, about: reportId });
    await mail.send({
      to,
      key: `suspicion-${job.id}-${at}`,
      ...writeLetter({
        language,
        subject: words('mail.suspicion.subject'),
        greeting: words('mail.hello'),
        paragraphs: [
          words('mail.suspicion.text', { business: harmless(provider.businessName) }),
          words('mail.suspicion.how'),
        ],
        action: { label: words('mail.suspicion.action'), url: `${publicUrl}/users/report-answer?token=${token}` },
        closing: words('mail.suspicion.closing'),
      }),
    });
  }
};

/** Mails the reporter the decision of staff, unless the reporter's account is deleted. */
export const mailReportOutcome: Job<'mailReportOutcome'> = async ({ reportId }, context, job) => {
  const report = await loadReport(context, reportId);
  if (report?.state !== 'accepted' && report?.state !== 'refused') return;
  const { email, language, provider, state, reason } = report;
  if (email === '') return;
  const words = wordsIn(language);
  await context.mail.send({
    to: email,
    key: `report-outcome-${job.id}`,
    ...writeLetter({
      language,
      subject: words('mail.reportOutcome.subject'),
      greeting: words('mail.hello'),
      paragraphs: [
        words(`mail.reportOutcome.${state}` as MessageKey, { business: harmless(provider.businessName) }),
        ...(reason ? [reason] : []),
      ],
      closing: null,
    }),
  });
};

/** Mails the business the changes made by our team because of a report, without the reporter and their words. */
export const mailReportApplied: Job<'mailReportApplied'> = async ({ reportId }, context, job) => {
  const report = await loadReport(context, reportId);
  if (report?.state !== 'accepted') return;
  const { db, env, mail, publicUrl } = context;
  const { provider, kind, proposed } = report;
  const change = kind === 'closed' ? 'closed' : proposed ? 'corrected' : 'removed';
  const values = { business: harmless(provider.businessName), phone: proposed ?? '' };
  for (const [at, [to, language]] of [...(await noticeRecipients(db.prisma, provider))].entries()) {
    const words = wordsIn(language);
    await mail.send({
      to,
      key: `report-applied-${job.id}-${at}`,
      ...writeLetter({
        language,
        subject: words('mail.reportApplied.subject'),
        greeting: words('mail.hello'),
        paragraphs: [words(`mail.reportApplied.${change}`, values), words('mail.reportApplied.how')],
        action: { label: words('mail.rejected.action'), url: contactUrl(env, publicUrl, `#${provider.id}`) },
        closing: null,
      }),
    });
  }
};
