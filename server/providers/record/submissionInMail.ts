import { displayPhone } from '#server/contacts/phones/phone.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import { harmless, type Letter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { nameIn } from '#server/services/nameIn.ts';

export const SUBMISSION = { contacts: true, services: { include: { service: true } } } as const;

/**
 * The applicant's submission for a mail, and a link to its status. Values that could contain a link are omitted: the
 * address may belong to another person.
 */
export async function submissionInMail(
  prisma: Prisma.TransactionClient,
  provider: Prisma.ProviderGetPayload<{ include: typeof SUBMISSION }>,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<Required<Pick<Letter, 'summary' | 'link'>>> {
  const words = wordsIn(provider.language);
  const chat = provider.contacts.find(({ contactType }) => contactType === 'whatsapp');
  const services = new Set(provider.services.map(({ service }) => nameIn(provider.language, service)));
  const { token } = await createLink(prisma, { kind: 'status', email, owner: { providerId: provider.id } });
  return {
    summary: {
      title: words('mail.received.sent'),
      rows: [
        [words('preRegistration.businessName'), harmless(provider.businessName)],
        [words('app.service'), [...services].join(', ')],
        ...(chat ? [[words('page.whatsapp'), displayPhone(chat.contactValue)] satisfies [string, string]] : []),
      ],
    },
    link: { label: words('mail.received.statusLink'), url: `${publicUrl}/pre-registration/status?token=${token}` },
  };
}
