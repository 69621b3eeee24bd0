import type * as z from 'zod/mini';
import { contactTypeName } from '#server/contacts/contactType.ts';
import { type ParsedContact, parseContact, parseNumbers, type TypedContact } from '#server/contacts/parseContact.ts';
import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { collectErrors, Invalid } from '#server/platform/errors.ts';
import { parseForm } from '#server/platform/text.ts';
import { type CredentialKindName, dayText } from '#shared/credentials.ts';
import type { BusinessRole, LaneRhythm } from '#shared/lane.ts';
import { type BRANCH_TEXTS, MOST, type ProviderText, providerForm } from '#shared/providerForm.ts';

/**
 * The form of a provider in the back office. An item whose id starts with 'n' is new, a missing item is deleted, and
 * the others change.
 */
export interface ProviderForm extends Partial<Record<ProviderText, string | null>> {
  taxTypeId?: number | null;
  placeId?: number | null;
  contacts: ({ id: string } & TypedContact)[];
  services: { id: string; serviceId?: number | null; placeId?: number | null }[];
  /** The branches; when omitted, they stay unchanged. */
  branches?: ({ id: string; placeId?: number | null } & BranchTexts)[] | null;
  /** The roles; when omitted, they stay unchanged. */
  roles?: readonly BusinessRole[] | null;
  /** The lanes; when omitted, they stay unchanged. */
  lanes?: LaneForm[] | null;
  /** The credentials; when omitted, they stay unchanged. */
  credentials?: CredentialForm[] | null;
}

interface CredentialForm {
  id: string;
  kind: CredentialKindName;
  number: string;
  validUntil?: string | null;
}

interface LaneForm {
  id: string;
  fromId?: number | null;
  toId?: number | null;
  bothWays?: boolean | null;
  serviceId?: number | null;
  rhythm?: LaneRhythm | null;
}

type BranchTexts = Partial<Record<keyof typeof BRANCH_TEXTS, string | null>>;

interface ParsedBranch {
  id: number | null;
  addressId: number;
  name: string | null;
  /** The phone number in E.164; null when there is none. */
  phone: string | null;
  hours: string | null;
}

interface ParsedLane {
  id: number | null;
  fromId: number;
  toId: number;
  bothWays: boolean;
  serviceId: number | null;
  rhythm: LaneRhythm;
}

interface ParsedCredential {
  id: number | null;
  kind: CredentialKindName;
  number: string;
  /** The last day, such as 2027-03-31; null when there is none. */
  validUntil: string | null;
}

type FormName = 'placeId' | 'contacts' | 'services' | 'branches' | 'roles' | 'lanes' | 'credentials';

export type ParsedForm = Omit<z.output<typeof providerForm>, FormName> & {
  addressId: number;
  contacts: ({ id: number | null } & ParsedContact)[];
  services: { id: number | null; serviceId: number; addressId: number }[];
  branches?: ParsedBranch[];
  roles?: BusinessRole[];
  lanes?: ParsedLane[];
  credentials?: ParsedCredential[];
};

/**
 * The context for reading a form. Inside a transaction `prisma` is the transaction, as another connection may not be
 * available.
 */
type Reader = Pick<Context, 'gazetteer'> & { db: { prisma: Pick<PrismaClient, 'service' | 'taxType'> } };

/** The existing ids, loaded once when many forms are parsed; without these, each form is checked in the database. */
export interface KnownIds {
  services: Set<number>;
  taxTypes: Set<number>;
}

/** Validates a form by the rules and with the messages of its page. Throws `Invalid` with the errors of all fields. */
export async function parseProviderForm(context: Reader, form: ProviderForm, known?: KnownIds): Promise<ParsedForm> {
  const { attempt, end } = collectErrors();
  const read = attempt(() => parseForm(providerForm, form));
  const country = form.placeId ? attempt(() => countryOf(context, form.placeId!, 'placeId')) : undefined;
  const contacts = form.contacts.slice(0, MOST.contacts).flatMap((contact, index) => {
    const path = `contacts.${index}`;
    const id = attempt(() => itemId(contact.id, `${path}.id`));
    const items = country === undefined ? [] : attempt(() => parseContact(contact, path, country));
    // the second number of a field is a separate item
    return (items ?? []).map((item, at) => ({ ...item, id: at === 0 ? id! : null }));
  });
  if (!read) return end();
  const {
    placeId: addressId,
    services: offers,
    branches: typed,
    roles,
    lanes: driven,
    credentials: held,
    ...parsed
  } = read;
  const services = offers.map(({ id, serviceId, placeId }, index) => {
    const path = `services.${index}`;
    attempt(() => countryOf(context, placeId, `${path}.placeId`));
    return { id: attempt(() => itemId(id, `${path}.id`))!, serviceId, addressId: placeId };
  });
  const lanes = driven?.map(({ id, ...lane }, index) => {
    const path = `lanes.${index}`;
    for (const name of ['fromId', 'toId'] as const) attempt(() => countryOf(context, lane[name], `${path}.${name}`));
    return { id: attempt(() => itemId(id, `${path}.id`))!, ...lane };
  });
  const credentials = held?.map(({ id, ...credential }, index) => ({
    id: attempt(() => itemId(id, `credentials.${index}.id`))!,
    ...credential,
  }));
  const { taxTypeId } = parsed;
  const stored = known ?? (await loadKnown(context, [{ taxTypeId, services, lanes }]));
  for (const [list, items] of Object.entries({ services, lanes: lanes ?? [] }))
    for (const [index, { serviceId }] of items.entries())
      if (serviceId)
        attempt(() => assertStored(stored.services, serviceId, 'service.notFound', `${list}.${index}.serviceId`));
  if (taxTypeId) attempt(() => assertStored(stored.taxTypes, taxTypeId, 'taxType.notFound', 'taxTypeId'));
  const branches = typed?.map(({ id, placeId, phone, ...branch }, index) => {
    const path = `branches.${index}`;
    const countryCode = attempt(() => countryOf(context, placeId, `${path}.placeId`));
    const number = countryCode && phone && attempt(() => parsePhone(phone, countryCode, `${path}.phone`));
    return { id: attempt(() => itemId(id, `${path}.id`))!, addressId: placeId, ...branch, phone: number || null };
  });
  return end({
    ...{ ...parsed, addressId, contacts, services },
    ...(branches && { branches }),
    ...(roles && { roles }),
    ...(lanes && { lanes }),
    ...(credentials && { credentials }),
  });
}

function parsePhone(text: string, country: string, field: string): string {
  const [number, second] = parseNumbers(text, country, 'any') ?? [];
  if (!number) throw new Invalid('contact.phoneDigits', { field });
  if (second) throw new Invalid('branch.onePhone', { field });
  return number.contactValue;
}

function countryOf({ gazetteer }: Reader, placeId: number, field: string): string {
  const place = gazetteer.get(placeId);
  if (!place) throw new Invalid('address.notFound', { field });
  return place.countryCode;
}

/** The id of a stored item; null for a new item. Throws `Invalid` for an invalid id. */
function itemId(id: string, field: string): number | null {
  if (id.startsWith('n')) return null;
  if (!/^\d{1,10}$/.test(id)) throw new Invalid('id.malformed', { field });
  return Number(id);
}

function assertStored(ids: Set<number>, id: number, key: 'service.notFound' | 'taxType.notFound', field: string): void {
  if (!ids.has(id)) throw new Invalid(key, { field });
}

type Services = { serviceId: number }[];

/** The existing ids in these forms. */
export async function loadKnown(
  { db }: Reader,
  forms: { taxTypeId: number | null; services: Services; lanes?: { serviceId: number | null }[] | undefined }[],
): Promise<KnownIds> {
  const services = [
    ...new Set(
      forms.flatMap(({ services, lanes = [] }) => [...services, ...lanes].flatMap((item) => item.serviceId ?? [])),
    ),
  ];
  const taxTypes = [...new Set(forms.flatMap(({ taxTypeId }) => taxTypeId ?? []))];
  const ids = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  const find = (wanted: number[]) => ({ where: { id: { in: wanted } }, select: { id: true } });
  return {
    services: ids(await db.prisma.service.findMany(find(services))),
    taxTypes: ids(taxTypes.length > 0 ? await db.prisma.taxType.findMany(find(taxTypes)) : []),
  };
}

const ITEMS = { contacts: true, services: true, branches: true, lanes: true, credentials: true } as const;

export type StoredProvider = Prisma.ProviderGetPayload<{ include: typeof ITEMS }>;

/** Finds the rows with these ids or import keys. */
export function findStored(
  tx: Prisma.TransactionClient,
  { ids, importKeys }: { ids: number[]; importKeys: string[] },
): Promise<StoredProvider[]> {
  return tx.provider.findMany({
    where: { OR: [{ id: { in: ids } }, { importKey: { in: importKeys } }] },
    include: ITEMS,
  });
}

/** A stored provider in the form of a submission, to check the stored data against the rules. */
export function asForm(provider: StoredProvider): ProviderForm {
  return {
    ...provider,
    placeId: provider.addressId,
    contacts: provider.contacts.map((contact) => ({
      id: String(contact.id),
      contactType: contactTypeName(contact.contactType),
      contactValue: contact.contactValue,
      typedValue: contact.typedValue,
    })),
    services: provider.services.map(itemInForm),
    branches: provider.branches.map(itemInForm),
    lanes: provider.lanes.map((lane) => ({ ...lane, id: String(lane.id) })),
    credentials: provider.credentials.map(credentialValues).map((item) => ({ ...item, id: String(item.id) })),
  };
}

const itemInForm = <Item extends { id: number; addressId: number }>(item: Item) => ({
  ...item,
  id: String(item.id),
  placeId: item.addressId,
});

/** A stored credential in the format of the form. */
export const credentialValues = ({ id, kind, number, validUntil }: StoredProvider['credentials'][number]) => ({
  ...{ id, kind: kind as CredentialKindName, number },
  validUntil: validUntil && dayText(validUntil),
});
