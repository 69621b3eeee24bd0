import { createHash } from 'node:crypto';
import { Invalid } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { readText } from '../text.ts';
import { readEmail } from '../users/emailAddress.ts';

/** What the form sends. */
export interface Submission {
  email: string;
  businessName: string;
  description: string;
  contactEmail: string;
  contactPhone?: string | null;
  contactWhatsapp: string;
  websiteUrl?: string | null;
  serviceId?: number | null;
  addressId?: number | null;
  idempotencyKey?: string | null;
}

export type ReadSubmission = Awaited<ReturnType<typeof readSubmission>>;

const WEBSITE = /^(https?:\/\/)?([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu;
const WHATSAPP = /^\+?[1-9]\d{7,14}$/;
const PHONE = /^\+?\d{6,15}$/;
const KEY = /^[\w-]{8,100}$/;

/** The form's rules, which the page has too, with the same messages. Throws `Invalid`. */
export async function readSubmission({ db, gazetteer }: Context, input: Submission) {
  const email = readEmail(input.email);
  const businessName = readText(input.businessName, {
    field: 'businessName',
    max: 200,
    required: 'provider.nameRequired',
  });
  const contactEmail = readContactEmail(input.contactEmail);
  const websiteUrl = readText(input.websiteUrl, { field: 'websiteUrl', max: 300 });
  if (websiteUrl && !WEBSITE.test(websiteUrl)) throw new Invalid('provider.website', { field: 'websiteUrl' });
  const whatsapp = readText(input.contactWhatsapp, { field: 'contactWhatsapp', required: 'contact.whatsappRequired' });
  if (!WHATSAPP.test(whatsapp)) throw new Invalid('contact.whatsappFormat', { field: 'contactWhatsapp' });
  const phone = readText(input.contactPhone, { field: 'contactPhone' });
  if (phone && !PHONE.test(phone)) throw new Invalid('contact.phoneFormat', { field: 'contactPhone' });
  const description = readText(input.description, {
    field: 'description',
    max: 2_000,
    required: 'provider.descriptionRequired',
  });
  const { serviceId, addressId } = input;
  if (!serviceId) throw new Invalid('providerService.serviceRequired', { field: 'serviceId' });
  if (!addressId) throw new Invalid('providerService.addressRequired', { field: 'addressId' });
  const place = gazetteer.get(addressId);
  if (!place) throw new Invalid('address.notFound', { field: 'addressId' });
  if (!(await db.prisma.service.findUnique({ where: { id: serviceId }, select: { id: true } })))
    throw new Invalid('service.notFound', { field: 'serviceId' });
  const draftKey = input.idempotencyKey || null;
  if (draftKey && !KEY.test(draftKey)) throw new Invalid('draft.key', { field: 'idempotencyKey' });
  // with the e-mail: somebody else's key says nothing of what they sent
  const idempotencyKey = draftKey && createHash('sha256').update(`${email} ${draftKey}`).digest('base64url');
  return {
    email,
    businessName,
    contactEmail,
    websiteUrl: websiteUrl && (/^https?:\/\//i.test(websiteUrl) ? websiteUrl : `https://${websiteUrl}`),
    whatsapp,
    phone,
    description,
    serviceId,
    place,
    idempotencyKey,
  };
}

function readContactEmail(text: string): string {
  const field = 'contactEmail';
  readText(text, { field, max: 254, required: 'contact.emailRequired' });
  try {
    return readEmail(text, field);
  } catch {
    throw new Invalid('contact.emailFormat', { field });
  }
}
