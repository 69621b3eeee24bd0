import { parseNumbers } from '#server/contacts/parseContact.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseEmail, parseFields, parseForm, parseText } from '#server/platform/text.ts';
import type { NewProvider } from '#server/providers/change/createProvider.ts';
import { hashOf, keyed } from '#server/providers/change/idempotency.ts';
import { type SubmissionText, submissionForm } from '#shared/providerForm.ts';

/** The values sent by the form. */
export interface Submission extends Partial<Record<SubmissionText, string | null>> {
  email: string;
  contactEmail: string;
  contactPhone?: string | null;
  contactWhatsapp: string;
  serviceId?: number | null;
  placeId?: number | null;
  /** The services in addition to the first one. */
  moreServices?: { serviceId?: number | null; placeId?: number | null }[] | null;
  /** The lanes; when omitted, those of a returned business stay. */
  lanes?: { id: string; fromId?: number | null; toId?: number | null; bothWays?: boolean | null }[] | null;
  idempotencyKey?: string | null;
}

export type ParsedSubmission = Awaited<ReturnType<typeof parseSubmission>>;

const CHAT = /^\+?[1-9]\d{7,14}(;ext=\d{1,6})?$/;
const MAX_NUMBERS = 254;
const KEY = /^[\w-]{8,100}$/;

/** Validates a form by the rules and with the messages of its page. Throws `Invalid`. */
export async function parseSubmission({ db, gazetteer }: Context, input: Submission) {
  const place = input.placeId == null ? undefined : gazetteer.get(input.placeId);
  const country = place?.countryCode;
  const { email, form, contactEmail, chats, phones, draftKey } = parseFields({
    email: () => parseEmail(input.email),
    form: () => parseForm(submissionForm, input),
    contactEmail: () => readContactEmail(input.contactEmail),
    chats: () => readChats(input.contactWhatsapp, country),
    phones: () => readPhones(input.contactPhone, country),
    draftKey: () => readKey(input.idempotencyKey),
  });
  const { serviceId, placeId: _, moreServices, lanes, websiteUrl, ...texts } = form;
  if (!place) throw new Invalid('address.notFound', { field: 'placeId' });
  if (!(await db.prisma.service.findUnique({ where: { id: serviceId }, select: { id: true } })))
    throw new Invalid('service.notFound', { field: 'serviceId' });
  await checkMore(db.prisma, gazetteer, moreServices);
  for (const [index, lane] of lanes?.entries() ?? [])
    for (const name of ['fromId', 'toId'] as const)
      if (!gazetteer.get(lane[name])) throw new Invalid('address.notFound', { field: `lanes.${index}.${name}` });
  return {
    ...texts,
    email,
    websiteUrl: websiteUrl && !/^https?:\/\//i.test(websiteUrl) ? `https://${websiteUrl}` : websiteUrl,
    contacts: [
      { contactType: 'email' as const, contactValue: contactEmail, typedValue: null },
      ...phones.map(({ isMobile, ...number }) => ({
        contactType: isMobile ? ('mobilePhone' as const) : ('landPhone' as const),
        ...number,
      })),
      ...chats.map(({ isMobile: _, ...number }) => ({ contactType: 'whatsapp' as const, ...number })),
    ],
    serviceId,
    place,
    moreServices,
    lanes: lanes?.map(({ id: _, ...lane }) => lane),
    // combined with the e-mail: another person's key reveals nothing about their submission
    ...keyed(draftKey && hashOf(`${email} ${draftKey}`), input),
  };
}

function readKey(key: string | null | undefined): string | null {
  if (key && !KEY.test(key)) throw new Invalid('draft.key', { field: 'idempotencyKey' });
  return key || null;
}

async function checkMore(
  prisma: Context['db']['prisma'],
  gazetteer: Context['gazetteer'],
  more: { serviceId: number; placeId: number }[],
): Promise<void> {
  const where = { id: { in: more.map(({ serviceId }) => serviceId) } };
  const rows = more.length > 0 ? await prisma.service.findMany({ where, select: { id: true } }) : [];
  for (const [index, { serviceId, placeId }] of more.entries()) {
    const field = (name: string) => ({ field: `moreServices.${index}.${name}` });
    if (!rows.some(({ id }) => id === serviceId)) throw new Invalid('service.notFound', field('serviceId'));
    if (!gazetteer.get(placeId)) throw new Invalid('address.notFound', field('placeId'));
  }
}

/**
 * Parses WhatsApp numbers. Without a place, whose absence is a separate error, they are skipped, as their country is
 * unknown.
 */
function readChats(text: string, country: string | undefined) {
  const field = 'contactWhatsapp';
  const typed = parseText(text, { field, max: MAX_NUMBERS, required: 'contact.whatsappRequired' });
  if (!country) return [];
  const chats = parseNumbers(typed, country, 'chat');
  if (!chats?.every(({ contactValue }) => CHAT.test(contactValue)))
    throw new Invalid('contact.whatsappFormat', { field });
  return chats;
}

function readPhones(text: string | null | undefined, country: string | undefined) {
  const field = 'contactPhone';
  const typed = parseText(text, { field, max: MAX_NUMBERS });
  const phones = typed && country ? parseNumbers(typed, country, 'any') : [];
  if (!phones) throw new Invalid('contact.phoneFormat', { field });
  return phones;
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
  const services = [{ serviceId, placeId: place.id }, ...moreServices].map(({ placeId, ...offer }) => ({
    ...offer,
    addressId: placeId,
  }));
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
