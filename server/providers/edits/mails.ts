import { wordsIn } from '#server/i18n/messages.ts';
import type { Job } from '#server/jobs/job.ts';
import { harmless, mailUser, writeLetter } from '#server/mail/letter.ts';
import { emailUrl } from '#shared/emailAddress.ts';
import { providerPath } from '#shared/providerPath.ts';
import { noticeAddresses } from './notice.ts';

/** To the author of an edit: what staff made of it. */
export const mailEditOutcome: Job<'mailEditOutcome'> = async ({ editId }, { db, mail, publicUrl }, job) => {
  const edit = await db.prisma.providerEdit.findUnique({
    where: { id: editId },
    include: { provider: true, user: true },
  });
  if (!edit?.user || edit.user.disabledAt || (edit.outcome !== 'applied' && edit.outcome !== 'refused')) return;
  const { outcome, provider, user, reason } = edit;
  const name = outcome === 'applied' ? 'editApplied' : 'editRefused';
  const business = harmless(provider.businessName);
  await mailUser(mail, user, {
    key: `edit-${job.id}`,
    name,
    paragraphs: (words) => [words(`mail.${name}.text`, { business }), ...(reason ? [reason] : [])],
    url: `${publicUrl}${outcome === 'applied' ? providerPath(provider, user.language) : `/dashboard/businesses/${provider.id}`}`,
  });
};

/** To the addresses by which a business was reached: all its ways to be reached are to change. */
export const mailEditNotice: Job<'mailEditNotice'> = async ({ editId }, { db, env, mail }, job) => {
  const edit = await db.prisma.providerEdit.findUnique({
    where: { id: editId },
    include: { provider: { include: { contacts: true } } },
  });
  if (!edit?.noticeUntil || edit.outcome !== null) return;
  const { provider, noticeUntil } = edit;
  const { language } = provider;
  const words = wordsIn(language);
  const business = harmless(provider.businessName);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(noticeUntil);
  for (const [at, to] of (await noticeAddresses(db.prisma, provider)).entries())
    await mail.send({
      to,
      key: `edit-notice-${job.id}-${at}`,
      ...writeLetter({
        language,
        subject: words('mail.editNotice.subject', { business }),
        greeting: words('mail.hello'),
        paragraphs: [words('mail.editNotice.text', { business, date }), words('mail.editNotice.how')],
        action: {
          label: words('mail.rejected.action'),
          url: `${emailUrl(env.footer.email)}?subject=${encodeURIComponent(`#${provider.id}`)}`,
        },
        closing: words('mail.editNotice.end', { date }),
      }),
    });
};
