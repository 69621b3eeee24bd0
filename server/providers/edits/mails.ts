import { dayIn, wordsIn } from '#server/i18n/messages.ts';
import type { Job } from '#server/jobs/job.ts';
import { contactUrl } from '#server/mail/contactUrl.ts';
import { harmless, mailUser, writeLetter } from '#server/mail/letter.ts';
import { REACHED } from '#server/mail/reached.ts';
import { providerPath } from '#shared/providerPath.ts';
import { noticeRecipients } from './notice.ts';

/** Mails the result of a review to the author of the edit and the owners of the business. */
export const mailEditOutcome: Job<'mailEditOutcome'> = async ({ editId }, { db, mail, publicUrl }, job) => {
  const edit = await db.prisma.providerEdit.findUnique({
    where: { id: editId },
    include: {
      provider: { include: { users: { where: { role: 'owner', user: REACHED }, include: { user: true } } } },
      user: true,
    },
  });
  if (edit?.outcome !== 'applied' && edit?.outcome !== 'refused') return;
  const { outcome, provider, user: author, reason } = edit;
  const isPublic = outcome === 'applied' && provider.status === 'approved';
  const name = isPublic ? 'editApplied' : outcome === 'applied' ? 'editAppliedSuspended' : 'editRefused';
  const business = harmless(provider.businessName);
  const people = [...(author && !author.disabledAt ? [author] : []), ...provider.users.map(({ user }) => user)];
  for (const user of new Map(people.map((person) => [person.id, person])).values())
    await mailUser(mail, user, {
      key: `edit-${job.id}-${user.id}`,
      name,
      paragraphs: (words) => [words(`mail.${name}.text`, { business }), ...(reason ? [reason] : [])],
      url: `${publicUrl}${isPublic ? providerPath(provider, user.language) : `/dashboard/businesses/${provider.id}`}`,
    });
};

/** Mails the previous addresses of a business, and its owners, that all its contacts change. */
export const mailEditNotice: Job<'mailEditNotice'> = async ({ editId }, { db, env, mail, publicUrl }, job) => {
  const edit = await db.prisma.providerEdit.findUnique({
    where: { id: editId },
    include: { provider: { include: { contacts: true } } },
  });
  if (!edit?.noticeUntil || edit.outcome !== null) return;
  const { provider, noticeUntil } = edit;
  const business = harmless(provider.businessName);
  for (const [at, [to, language]] of [...(await noticeRecipients(db.prisma, provider))].entries()) {
    const words = wordsIn(language);
    const date = dayIn(language, noticeUntil);
    await mail.send({
      to,
      key: `edit-notice-${job.id}-${at}`,
      ...writeLetter({
        language,
        subject: words('mail.editNotice.subject'),
        greeting: words('mail.hello'),
        paragraphs: [words('mail.editNotice.text', { business, date }), words('mail.editNotice.how')],
        action: {
          label: words('mail.rejected.action'),
          url: contactUrl(env, publicUrl, `#${provider.id}`),
        },
        closing: words('mail.editNotice.end', { date }),
      }),
    });
  }
};
