import type { Prisma } from '#server/generated/prisma/client.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import type { Job } from '#server/jobs/job.ts';
import { harmless, writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { laneText } from '#shared/lane.ts';
import type { Language } from '#shared/language.ts';
import { hoursLines } from '../branches/hoursLines.ts';
import { noticeRecipients } from '../edits/notice.ts';

const ASKED = {
  contacts: { orderBy: { id: 'asc' } },
  branches: { orderBy: { id: 'asc' }, include: { address: true } },
  lanes: { orderBy: { id: 'asc' }, include: { from: true, to: true } },
} as const;
/** The maximum number of contacts, branches and lanes in the mail: the page shows all. */
const MOST = 5;

/**
 * Asks a business once a year, with three reminders, whether contacts, hours and routes are still correct. One click
 * confirms them. The mail about a hidden listing explains this, and the same click makes it public again.
 */
export const mailConfirmation: Job<'mailConfirmation'> = async ({ providerId }, { db, mail, publicUrl }, job) => {
  const provider = await db.prisma.provider.findUnique({ where: { id: providerId }, include: ASKED });
  if (!provider || !(provider.status === 'approved' || provider.dormantSince)) return;
  const name = harmless(provider.businessName);
  for (const [at, [to, language]] of [...(await noticeRecipients(db.prisma, provider))].entries()) {
    const words = wordsIn(language);
    const { token } = await createLink(db.prisma, { kind: 'confirmation', email: to, owner: { providerId } });
    const url = `${publicUrl}/users/confirm-listing?token=${token}`;
    await mail.send({
      to,
      key: `confirmation-${job.id}-${at}`,
      ...writeLetter({
        language,
        subject: words(provider.dormantSince ? 'mail.suspended.subject' : 'mail.confirmation.subject'),
        greeting: words('mail.hello'),
        paragraphs: provider.dormantSince
          ? [words('mail.suspended.text', { name }), words('confirmation.hidden')]
          : [words('mail.confirmation.text', { business: name }), words('mail.confirmation.how')],
        summary: { title: name, rows: asked(provider, language) },
        action: { label: words('mail.confirmation.action'), url },
        closing: words('mail.confirmation.closing'),
      }),
    });
  }
};

type Asked = Prisma.ProviderGetPayload<{ include: typeof ASKED }>;

/** The contacts, hours and routes of the listing, with a note for missing ones. */
function asked({ contacts, branches, lanes }: Asked, language: Language): [string, string][] {
  const words = wordsIn(language);
  const listed = (lines: string[]) =>
    [...lines.slice(0, MOST).map(harmless), ...(lines.length > MOST ? ['…'] : [])].join('; ') ||
    words('mail.confirmation.none');
  const hours = branches.flatMap(({ name, address, hours }) => {
    const lines = hoursLines(hours, language);
    return lines.length > 0 ? [`${name ?? address.name}: ${lines.join(', ')}`] : [];
  });
  return [
    [words('mail.confirmation.contacts'), listed(contacts.map(({ contactValue }) => contactValue))],
    [words('mail.confirmation.hours'), listed(hours)],
    [
      words('mail.confirmation.lanes'),
      listed(lanes.map(({ from, to, bothWays }) => laneText(from.name, to.name, bothWays))),
    ],
  ];
}
