import { type ReadContact, readContact, type TypedContact } from '#server/contacts/parseContact.ts';
import type { PrismaClient } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readText } from '#server/platform/text.ts';

/** The back office's form. An item whose id starts with 'n' is new, a missing one goes, the others change. */
export interface ProviderForm {
  businessName: string;
  commercialName?: string | null;
  websiteUrl?: string | null;
  taxTypeId?: number | null;
  taxNumber?: string | null;
  description?: string | null;
  addressId?: number | null;
  contacts: ({ id: string } & TypedContact)[];
  services: { id: string; serviceId?: number | null; addressId?: number | null }[];
}

export type ReadForm = ReturnType<typeof readTexts> & {
  contacts: ({ id: number | null } & ReadContact)[];
  services: { id: number | null; serviceId: number; addressId: number }[];
};

const WEBSITE = /^https?:\/\/([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu;
/** Each is shown with every result, and changed in one request. Who serves all of a region names the region once. */
export const MOST = { contacts: 200, services: 1_000 };
/** The most characters of each text. */
export const TEXT_LENGTHS = {
  businessName: 200,
  commercialName: 200,
  websiteUrl: 300,
  taxNumber: 50,
  description: 5_000,
} as const;

/** Inside of a transaction `prisma` is the transaction: another connection may not be free. */
type Reader = Pick<Context, 'gazetteer'> & { db: { prisma: Pick<PrismaClient, 'service' | 'taxType'> } };

/** Ids that can be referred to, for whoever reads many forms; without them the database is asked. */
export interface KnownIds {
  services: Set<number>;
  taxTypes: Set<number>;
}

/** The form's rules, which the page has too, with the same messages. Throws `Invalid` with the field at fault. */
export async function readProvider(context: Reader, form: ProviderForm, known?: KnownIds): Promise<ReadForm> {
  const texts = readTexts(form, context);
  for (const field of ['contacts', 'services'] as const)
    if (form[field].length > MOST[field]) throw new Invalid(`provider.tooMany.${field}`, { max: MOST[field], field });
  const { countryCode } = context.gazetteer.get(texts.addressId)!;
  const contacts = form.contacts.flatMap((contact, index) => {
    const id = itemId(contact.id, `contacts.${index}.id`);
    // the second number of one field is an item of its own
    return readContact(contact, `contacts.${index}`, countryCode).map((one, at) => ({
      ...one,
      id: at === 0 ? id : null,
    }));
  });
  if (form.services.length === 0) throw new Invalid('provider.serviceRequired', { field: 'services' });
  const services = form.services.map(({ id, serviceId, addressId }, index) => {
    if (!serviceId) throw new Invalid('providerService.serviceRequired', { field: `services.${index}.serviceId` });
    if (!addressId) throw new Invalid('providerService.addressRequired', { field: `services.${index}.addressId` });
    if (!context.gazetteer.get(addressId))
      throw new Invalid('address.notFound', { field: `services.${index}.addressId` });
    return { id: itemId(id, `services.${index}.id`), serviceId, addressId };
  });
  checkKnown(known ?? (await askKnown(context, texts.taxTypeId, services)), texts.taxTypeId, services);
  return { ...texts, contacts, services };
}

function readTexts(form: ProviderForm, { gazetteer }: Reader) {
  const text = (field: keyof typeof TEXT_LENGTHS, required?: MessageKey) =>
    readText(form[field], { field, max: TEXT_LENGTHS[field], ...(required && { required }) });
  const businessName = text('businessName', 'provider.nameRequired');
  const websiteUrl = text('websiteUrl');
  if (websiteUrl && !WEBSITE.test(websiteUrl)) throw new Invalid('provider.website', { field: 'websiteUrl' });
  const { addressId } = form;
  if (!addressId) throw new Invalid('provider.addressRequired', { field: 'addressId' });
  if (!gazetteer.get(addressId)) throw new Invalid('address.notFound', { field: 'addressId' });
  return {
    businessName,
    commercialName: text('commercialName') || null,
    websiteUrl: websiteUrl || null,
    taxTypeId: form.taxTypeId || null,
    taxNumber: text('taxNumber') || null,
    description: text('description'),
    addressId,
  };
}

/** Null for an item that is new. Throws `Invalid` for what is no id of an item. */
function itemId(id: string, field: string): number | null {
  if (id.startsWith('n')) return null;
  if (!/^\d{1,10}$/.test(id)) throw new Invalid('id.malformed', { field });
  return Number(id);
}

type Services = { serviceId: number }[];

async function askKnown({ db }: Reader, taxTypeId: number | null, services: Services): Promise<KnownIds> {
  const wanted = [...new Set(services.map(({ serviceId }) => serviceId))];
  const known = await db.prisma.service.findMany({ where: { id: { in: wanted } }, select: { id: true } });
  const taxType = taxTypeId && (await db.prisma.taxType.findUnique({ where: { id: taxTypeId } }));
  return { services: new Set(known.map(({ id }) => id)), taxTypes: new Set(taxType ? [taxType.id] : []) };
}

function checkKnown(known: KnownIds, taxTypeId: number | null, services: Services): void {
  const missing = services.findIndex(({ serviceId }) => !known.services.has(serviceId));
  if (missing >= 0) throw new Invalid('service.notFound', { field: `services.${missing}.serviceId` });
  if (taxTypeId && !known.taxTypes.has(taxTypeId)) throw new Invalid('taxType.notFound', { field: 'taxTypeId' });
}
