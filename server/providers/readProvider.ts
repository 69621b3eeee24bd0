import { Invalid } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { readText } from '../text.ts';
import type { ContactTypeName } from './contactType.ts';

/** The back office's form. An item whose id starts with 'n' is new, a missing one goes, the others change. */
export interface ProviderForm {
  businessName: string;
  commercialName?: string | null;
  websiteUrl?: string | null;
  taxTypeId?: number | null;
  taxNumber?: string | null;
  description?: string | null;
  addressId?: number | null;
  contacts: { id: string; contactType?: ContactTypeName | null; contactValue: string }[];
  services: { id: string; serviceId?: number | null; addressId?: number | null }[];
}

type ReadForm = ReturnType<typeof readTexts> & {
  contacts: { id: number | null; contactType: ContactTypeName; contactValue: string }[];
  services: { id: number | null; serviceId: number; addressId: number }[];
};

const WEBSITE = /^https?:\/\/([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?\d{6,15}$/;
/** More of either is a mistake or an attack, not a business. */
const MOST_ITEMS = 200;

/** The form's rules, which the page has too, with the same messages. Throws `Invalid` with the field at fault. */
export async function readProvider(context: Context, form: ProviderForm): Promise<ReadForm> {
  const texts = readTexts(form, context);
  if (form.contacts.length > MOST_ITEMS || form.services.length > MOST_ITEMS)
    throw new Invalid('provider.tooMany', { max: MOST_ITEMS, field: 'contacts' });
  const contacts = form.contacts.map((contact, index) => ({
    id: itemId(contact.id),
    ...readContact(contact, `contacts.${index}`),
  }));
  if (form.services.length === 0) throw new Invalid('provider.serviceRequired', { field: 'services' });
  const services = form.services.map(({ id, serviceId, addressId }, index) => {
    if (!serviceId) throw new Invalid('providerService.serviceRequired', { field: `services.${index}.serviceId` });
    if (!addressId) throw new Invalid('providerService.addressRequired', { field: `services.${index}.addressId` });
    if (!context.gazetteer.get(addressId))
      throw new Invalid('address.notFound', { field: `services.${index}.addressId` });
    return { id: itemId(id), serviceId, addressId };
  });
  await checkKnown(context, texts.taxTypeId, services);
  return { ...texts, contacts, services };
}

function readTexts(form: ProviderForm, { gazetteer }: Context) {
  const businessName = readText(form.businessName, {
    field: 'businessName',
    max: 200,
    required: 'provider.nameRequired',
  });
  const websiteUrl = readText(form.websiteUrl, { field: 'websiteUrl', max: 300 });
  if (websiteUrl && !WEBSITE.test(websiteUrl)) throw new Invalid('provider.website', { field: 'websiteUrl' });
  const { addressId } = form;
  if (!addressId) throw new Invalid('provider.addressRequired', { field: 'addressId' });
  if (!gazetteer.get(addressId)) throw new Invalid('address.notFound', { field: 'addressId' });
  return {
    businessName,
    commercialName: readText(form.commercialName, { field: 'commercialName', max: 200 }) || null,
    websiteUrl: websiteUrl || null,
    taxTypeId: form.taxTypeId || null,
    taxNumber: readText(form.taxNumber, { field: 'taxNumber', max: 50 }) || null,
    description: readText(form.description, { field: 'description', max: 5_000 }),
    addressId,
  };
}

/** A contact by its type's rule. Throws `Invalid`; `path` is where the item is in the form. */
function readContact({ contactType, contactValue }: ProviderForm['contacts'][number], path: string) {
  if (!contactType) throw new Invalid('contact.typeRequired', { field: `${path}.contactType` });
  const field = `${path}.contactValue`;
  const value = readText(contactValue, { field, max: 254 });
  if (contactType === 'email' && !EMAIL.test(value)) throw new Invalid('email.format', { field });
  if (contactType !== 'email' && !PHONE.test(value)) throw new Invalid('contact.phoneDigits', { field });
  return { contactType, contactValue: value };
}

/** Null for an item that is new. Throws `Invalid` for what is no id of an item. */
function itemId(id: string): number | null {
  if (id.startsWith('n')) return null;
  if (!/^\d{1,10}$/.test(id)) throw new Invalid('id.malformed', { field: 'id' });
  return Number(id);
}

async function checkKnown({ db }: Context, taxTypeId: number | null, services: { serviceId: number }[]): Promise<void> {
  const wanted = [...new Set(services.map(({ serviceId }) => serviceId))];
  const known = await db.prisma.service.findMany({ where: { id: { in: wanted } }, select: { id: true } });
  const missing = wanted.find((id) => !known.some((service) => service.id === id));
  if (missing !== undefined) {
    const index = services.findIndex(({ serviceId }) => serviceId === missing);
    throw new Invalid('service.notFound', { field: `services.${index}.serviceId` });
  }
  if (taxTypeId && !(await db.prisma.taxType.findUnique({ where: { id: taxTypeId } })))
    throw new Invalid('taxType.notFound', { field: 'taxTypeId' });
}
