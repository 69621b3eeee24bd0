import { contactKey } from '#server/contacts/contactKey.ts';
import { parseNumbers } from '#server/contacts/parseContact.ts';
import type { ReportKind } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { mayMail } from '#server/mail/countMail.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { parseEmail, parseFields, parseText } from '#server/platform/text.ts';

export const MAX_TEXT = 1_000;

interface Report {
  providerId: number;
  kind: ReportKind;
  contactId: number | null;
  proposed?: string | null | undefined;
  text?: string | null | undefined;
  email: string;
  botCheckSolution?: string | null | undefined;
}

/**
 * Stores a visitor's report of a problem with a published provider, and mails them a link: staff see it once the
 * reporter has confirmed it. Throws `Invalid`, `NotFound`, `TooManyRequests`.
 */
export async function sendReport(context: Context, { providerId, kind, contactId, ...input }: Report): Promise<void> {
  const { db, limits, network, address, gazetteer, language } = context;
  const read = parseFields({
    email: () => parseEmail(input.email),
    text: () =>
      parseText(input.text, {
        ...{ field: 'text', max: MAX_TEXT, keepsLines: true },
        ...(kind === 'fraud' && { required: 'report.textRequired' as const }),
      }),
    proposed: () => parseText(input.proposed, { field: 'proposed', max: 254 }),
  });
  await limits.count('report', network);
  await context.botCheck.verify(input.botCheckSolution, address);
  const provider = await db.prisma.provider.findFirst({
    where: { id: providerId, status: 'approved' },
    include: { contacts: true },
  });
  if (!provider) throw new NotFound('provider.notFound');
  const wrong = provider.contacts.find(({ id, contactType }) => id === contactId && contactType !== 'email');
  if (kind === 'wrong_phone' && !wrong) throw new Invalid('report.contactRequired', { field: 'contactId' });
  const proposed =
    kind === 'wrong_phone' ? numberIn(read.proposed, gazetteer.get(provider.addressId)!.countryCode) : null;
  // an address that must not be mailed gets the same response
  if (!(await mayMail(context, read.email))) return;
  // a person's report counts once; the mail of the first report has the link
  const said = { providerId, kind, email: read.email, contactId: wrong?.id ?? null, state: 'pending' as const };
  if (await db.prisma.providerReport.count({ where: said })) return;
  await db.prisma.$transaction(async (tx) => {
    const { id } = await tx.providerReport.create({
      data: {
        providerId,
        kind,
        contactId: wrong?.id ?? null,
        proposed,
        text: read.text,
        email: read.email,
        language,
        network,
      },
    });
    await addJob(tx, 'mailReport', { reportId: id });
  });

  function numberIn(text: string, country: string): string | null {
    if (text === '') return null;
    const [number] = parseNumbers(text, country, 'any') ?? [];
    if (!number) throw new Invalid('contact.phoneDigits', { field: 'proposed' });
    const known = provider!.contacts.some(
      (contact) => contactKey(contact) === contactKey({ ...number, contactType: '' }),
    );
    if (known) throw new Invalid('report.known', { field: 'proposed' });
    return number.contactValue;
  }
}
