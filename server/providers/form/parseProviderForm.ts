import type * as z from 'zod/mini';
import { contactTypeName } from '#server/contacts/contactType.ts';
import { type ParsedContact, parseContact, parseNumbers, type TypedContact } from '#server/contacts/parseContact.ts';
import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseForm } from '#server/platform/text.ts';
import type { BusinessRole, LaneRhythm } from '#shared/lane.ts';
import { type BRANCH_TEXTS, type ProviderText, providerForm } from '#shared/providerForm.ts';

/** The back office's form. An item whose id starts with 'n' is new, a missing one goes, the others change. */
export interface ProviderForm extends Partial<Record<ProviderText, string | null>> {
  taxTypeId?: number | null;
  addressId?: number | null;
  contacts: ({ id: string } & TypedContact)[];
  services: { id: string; serviceId?: number | null; addressId?: number | null }[];
  /** None: they stay as they are. */
  branches?: ({ id: string; addressId?: number | null } & BranchTexts)[] | null;
  /** None: they stay as they are. */
  roles?: readonly BusinessRole[] | null;
  /** None: they stay as they are. */
  lanes?: LaneForm[] | null;
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
  /** E.164. */
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

type ListName = 'contacts' | 'services' | 'branches' | 'roles' | 'lanes';

export type ParsedForm = Omit<z.output<typeof providerForm>, ListName> & {
  contacts: ({ id: number | null } & ParsedContact)[];
  services: { id: number | null; serviceId: number; addressId: number }[];
  branches?: ParsedBranch[];
  roles?: BusinessRole[];
  lanes?: ParsedLane[];
};

/** Inside of a transaction `prisma` is the transaction: another connection may not be free. */
type Reader = Pick<Context, 'gazetteer'> & { db: { prisma: Pick<PrismaClient, 'service' | 'taxType'> } };

/** The existing ids, loaded once when many forms are parsed; without them each form is checked in the database. */
export interface KnownIds {
  services: Set<number>;
  taxTypes: Set<number>;
}

/** The form's rules, which the page has too, with the same messages. Throws `Invalid` with the field at fault. */
export async function parseProviderForm(context: Reader, form: ProviderForm, known?: KnownIds): Promise<ParsedForm> {
  const { branches: typed, roles, lanes: driven, ...parsed } = parseForm(providerForm, form);
  const { countryCode } = placeOf(context, parsed.addressId, 'addressId');
  const contacts = form.contacts.flatMap((contact, index) => {
    const id = itemId(contact.id, `contacts.${index}.id`);
    // the second number of one field is a separate item
    return parseContact(contact, `contacts.${index}`, countryCode).map((item, at) => ({
      ...item,
      id: at === 0 ? id : null,
    }));
  });
  const services = parsed.services.map(({ id, ...service }, index) => {
    placeOf(context, service.addressId, `services.${index}.addressId`);
    return { id: itemId(id, `services.${index}.id`), ...service };
  });
  const lanes = driven?.map(({ id, ...lane }, index) => {
    for (const end of ['fromId', 'toId'] as const) placeOf(context, lane[end], `lanes.${index}.${end}`);
    return { id: itemId(id, `lanes.${index}.id`), ...lane };
  });
  const ids = known ?? (await loadKnown(context, [{ ...parsed, services: [...services, ...servicesOf(lanes)] }]));
  checkKnown(ids, parsed.taxTypeId, { services, lanes });
  const branches = typed?.map(({ id, phone, ...branch }, index) => {
    const { countryCode } = placeOf(context, branch.addressId, `branches.${index}.addressId`);
    const field = `branches.${index}.phone`;
    return { id: itemId(id, `branches.${index}.id`), ...branch, phone: phone && parsePhone(phone, countryCode, field) };
  });
  return {
    ...{ ...parsed, contacts, services },
    ...(branches && { branches }),
    ...(roles && { roles }),
    ...(lanes && { lanes }),
  };
}

/** The services that lanes are limited to. */
const servicesOf = (lanes: ParsedLane[] = []) => lanes.flatMap(({ serviceId }) => (serviceId ? { serviceId } : []));

function parsePhone(text: string, country: string, field: string): string {
  const [number, second] = parseNumbers(text, country, 'any') ?? [];
  if (!number) throw new Invalid('contact.phoneDigits', { field });
  if (second) throw new Invalid('branch.onePhone', { field });
  return number.contactValue;
}

function placeOf({ gazetteer }: Reader, id: number, field: string) {
  const place = gazetteer.get(id);
  if (!place) throw new Invalid('address.notFound', { field });
  return place;
}

/** Null for a new item. Throws `Invalid` for an invalid id. */
function itemId(id: string, field: string): number | null {
  if (id.startsWith('n')) return null;
  if (!/^\d{1,10}$/.test(id)) throw new Invalid('id.malformed', { field });
  return Number(id);
}

type Services = { serviceId: number }[];

/** The existing ids in these forms. */
export async function loadKnown(
  { db }: Reader,
  forms: { taxTypeId: number | null; services: Services }[],
): Promise<KnownIds> {
  const services = [...new Set(forms.flatMap((form) => form.services.map(({ serviceId }) => serviceId)))];
  const taxTypes = [...new Set(forms.flatMap(({ taxTypeId }) => taxTypeId ?? []))];
  const ids = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  const find = (wanted: number[]) => ({ where: { id: { in: wanted } }, select: { id: true } });
  return {
    services: ids(await db.prisma.service.findMany(find(services))),
    taxTypes: ids(taxTypes.length > 0 ? await db.prisma.taxType.findMany(find(taxTypes)) : []),
  };
}

function checkKnown(
  known: KnownIds,
  taxTypeId: number | null,
  lists: { services: Services; lanes: ParsedLane[] | undefined },
): void {
  for (const [list, items] of Object.entries(lists)) {
    const missing = items?.findIndex(({ serviceId }) => serviceId !== null && !known.services.has(serviceId)) ?? -1;
    if (missing >= 0) throw new Invalid('service.notFound', { field: `${list}.${missing}.serviceId` });
  }
  if (taxTypeId && !known.taxTypes.has(taxTypeId)) throw new Invalid('taxType.notFound', { field: 'taxTypeId' });
}

const ITEMS = { contacts: true, services: true, branches: true, lanes: true } as const;

export type StoredProvider = Prisma.ProviderGetPayload<{ include: typeof ITEMS }>;

/** The rows with these ids or import keys. */
export function findStored(
  tx: Prisma.TransactionClient,
  { ids, importKeys }: { ids: number[]; importKeys: string[] },
): Promise<StoredProvider[]> {
  return tx.provider.findMany({
    where: { OR: [{ id: { in: ids } }, { importKey: { in: importKeys } }] },
    include: ITEMS,
  });
}

/** A stored provider as the form would send it, to check the stored data against its rules. */
export function asForm(provider: StoredProvider): ProviderForm {
  return {
    ...provider,
    contacts: provider.contacts.map((contact) => ({
      id: String(contact.id),
      contactType: contactTypeName(contact.contactType),
      contactValue: contact.contactValue,
      typedValue: contact.typedValue,
    })),
    services: provider.services.map((service) => ({ ...service, id: String(service.id) })),
    branches: provider.branches.map((branch) => ({ ...branch, id: String(branch.id) })),
    lanes: provider.lanes.map((lane) => ({ ...lane, id: String(lane.id) })),
  };
}
