import { createHash } from 'node:crypto';
import { parseNumbers } from '#server/contacts/parseContact.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseEmail, parseForm, parseText } from '#server/platform/text.ts';
import type { NewProvider } from '#server/providers/change/createProvider.ts';
import { type SubmissionText, submissionForm } from '#shared/providerForm.ts';

/** The values that the form sends. */
export interface Submission extends Partial<Record<SubmissionText, string | null>> {
  email: string;
  contactEmail: string;
  contactPhone?: string | null;
  contactWhatsapp: string;
  serviceId?: number | null;
  addressId?: number | null;
  /** In addition to the first. */
  moreServices?: { serviceId?: number | null; addressId?: number | null }[] | null;
  idempotencyKey?: string | null;
}

export type ParsedSubmission = Awaited<ReturnType<typeof parseSubmission>>;

const CHAT = /^\+?[1-9]\d{7,14}(;ext=\d{1,6})?$/;
const KEY = /^[\w-]{8,100}$/;

/** The form's rules, which the page has too, with the same messages. Throws `Invalid`. */
export async function parseSubmission({ db, gazetteer }: Context, input: Submission) {
  const email = parseEmail(input.email);
  const { serviceId, addressId, moreServices, ...texts } = parseForm(submissionForm, input);
  const place = gazetteer.get(addressId);
  if (!place) throw new Invalid('address.notFound', { field: 'addressId' });
  if (!(await db.prisma.service.findUnique({ where: { id: serviceId }, select: { id: true } })))
    throw new Invalid('service.notFound', { field: 'serviceId' });
  await checkMore(db.prisma, gazetteer, moreServices);
  const contacts = readContacts(input, place.countryCode);
  const draftKey = input.idempotencyKey || null;
  if (draftKey && !KEY.test(draftKey)) throw new Invalid('draft.key', { field: 'idempotencyKey' });
  // with the e-mail: another person's key reveals nothing about their submission
  const idempotencyKey = draftKey && createHash('sha256').update(`${email} ${draftKey}`).digest('base64url');
  const { websiteUrl } = texts;
  return {
    ...texts,
    email,
    websiteUrl: websiteUrl && !/^https?:\/\//i.test(websiteUrl) ? `https://${websiteUrl}` : websiteUrl,
    contacts,
    serviceId,
    place,
    moreServices,
    idempotencyKey,
  };
}

async function checkMore(
  prisma: Context['db']['prisma'],
  gazetteer: Context['gazetteer'],
  more: { serviceId: number; addressId: number }[],
): Promise<void> {
  const where = { id: { in: more.map(({ serviceId }) => serviceId) } };
  const rows = more.length > 0 ? await prisma.service.findMany({ where, select: { id: true } }) : [];
  for (const [index, { serviceId, addressId }] of more.entries()) {
    const field = (name: string) => ({ field: `moreServices.${index}.${name}` });
    if (!rows.some(({ id }) => id === serviceId)) throw new Invalid('service.notFound', field('serviceId'));
    if (!gazetteer.get(addressId)) throw new Invalid('address.notFound', field('addressId'));
  }
}

function readContacts({ contactEmail, contactPhone, contactWhatsapp }: Submission, country: string) {
  const email = readContactEmail(contactEmail);
  const max = 254;
  const chat = parseText(contactWhatsapp, { field: 'contactWhatsapp', max, required: 'contact.whatsappRequired' });
  const chats = parseNumbers(chat, country, 'chat');
  if (!chats?.every(({ contactValue }) => CHAT.test(contactValue)))
    throw new Invalid('contact.whatsappFormat', { field: 'contactWhatsapp' });
  const phone = parseText(contactPhone, { field: 'contactPhone', max });
  const phones = phone ? parseNumbers(phone, country, 'any') : [];
  if (!phones) throw new Invalid('contact.phoneFormat', { field: 'contactPhone' });
  return [
    { contactType: 'email' as const, contactValue: email, typedValue: null },
    ...phones.map(({ isMobile, ...number }) => ({
      contactType: isMobile ? ('mobilePhone' as const) : ('landPhone' as const),
      ...number,
    })),
    ...chats.map(({ isMobile: _, ...number }) => ({ contactType: 'whatsapp' as const, ...number })),
  ];
}

function readContactEmail(text: string): string {
  const field = 'contactEmail';
  parseText(text, { field, max: 254, required: 'contact.emailRequired' });
  try {
    return parseEmail(text, field);
  } catch {
    throw new Invalid('contact.emailFormat', { field });
  }
}

/** The provider that a submission describes: at the location of its first service, with its image pending. */
export function asProvider({ language }: Context, submission: ParsedSubmission, fileId: number | null): NewProvider {
  const { email, contacts, serviceId, place, moreServices, ...texts } = submission;
  const services = [{ serviceId, addressId: place.id }, ...moreServices];
  const offers = new Map(services.map((offer) => [`${offer.serviceId} ${offer.addressId}`, offer]));
  return {
    ...texts,
    addressId: place.id,
    language,
    applicantEmail: email,
    contacts,
    services: [...offers.values()],
    fileId,
  };
}
