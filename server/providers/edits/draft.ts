import { contactTypeName, contactTypeOf } from '#server/contacts/contactType.ts';
import type { Prisma, ProviderEdit } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { PROVIDER_TEXT_NAMES, pick } from '#shared/providerForm.ts';
import { credentialRow } from '../change/credentialRows.ts';
import { ALL, type FullProvider } from '../change/snapshot.ts';
import {
  asForm,
  credentialValues,
  type ParsedForm,
  parseProviderForm,
  type StoredProvider,
} from '../form/parseProviderForm.ts';

type Tx = Prisma.TransactionClient;

/** The parts of the form that an edit changes. */
export type EditValues = Partial<ParsedForm>;

export const valuesOf = ({ values }: Pick<ProviderEdit, 'values'>) => values as unknown as EditValues;

/** The pending edit of a provider; null without one. */
export function waitingEdit(tx: Pick<Tx, 'providerEdit'>, providerId: number): Promise<ProviderEdit | null> {
  return tx.providerEdit.findFirst({ where: { providerId, outcome: null } });
}

/** A stored provider as a parsed form. Values stored under older rules are accepted. */
export async function parseStored(
  context: Parameters<typeof parseProviderForm>[0],
  provider: StoredProvider,
): Promise<ParsedForm> {
  try {
    return await parseProviderForm(context, asForm(provider));
  } catch {
    return asStored(provider);
  }
}

function asStored(provider: StoredProvider): ParsedForm {
  return {
    ...pick(provider, PROVIDER_TEXT_NAMES),
    ...pick(provider, ['taxTypeId', 'addressId', 'roles']),
    contacts: provider.contacts.map(({ id, contactType, contactValue, typedValue }) => ({
      id,
      contactType: contactTypeName(contactType),
      contactValue,
      typedValue,
    })),
    services: provider.services.map((service) => pick(service, ['id', 'serviceId', 'addressId'])),
    branches: provider.branches.map((branch) => pick(branch, ['id', 'addressId', 'name', 'phone', 'hours'])),
    lanes: provider.lanes.map((lane) => pick(lane, ['id', 'fromId', 'toId', 'bothWays', 'serviceId', 'rhythm'])),
    credentials: provider.credentials.map(credentialValues),
  };
}

/** The form as stored once the edit is applied. Items that staff removed meanwhile become new ones. */
export function appliedForm(provider: StoredProvider, values: EditValues): ParsedForm {
  const known = <Item extends { id: number | null }>(items: Item[], rows: { id: number }[]) =>
    items.map((item) => ({ ...item, id: rows.some(({ id }) => id === item.id) ? item.id : null }));
  const form = { ...asStored(provider), ...values };
  return {
    ...form,
    contacts: known(form.contacts, provider.contacts),
    services: known(form.services, provider.services),
    branches: known(form.branches ?? [], provider.branches),
    lanes: known(form.lanes ?? [], provider.lanes),
    credentials: known(form.credentials ?? [], provider.credentials),
  };
}

export function loadFull(tx: Pick<Tx, 'provider'>, id: number): Promise<FullProvider> {
  return tx.provider.findUniqueOrThrow({ where: { id }, include: ALL });
}

/** A provider as it will be once the edit is applied. Its new items have ids below 0. */
export async function draftOf(
  { prisma }: { prisma: Pick<Context['db']['prisma'], 'service' | 'taxType' | 'file'> },
  provider: FullProvider,
  edit: Pick<ProviderEdit, 'values' | 'fileId'> | null,
): Promise<FullProvider> {
  if (!edit) return provider;
  const { contacts, services, branches, lanes, credentials, ...fields } = valuesOf(edit);
  const own = { providerId: provider.id, updatedAt: provider.updatedAt };
  const offered = [...(services ?? []), ...(lanes ?? [])].flatMap(({ serviceId }) => serviceId ?? []);
  const rows = offered.length > 0 ? await prisma.service.findMany({ where: { id: { in: offered } } }) : [];
  const serviceOf = (id: number | null) => rows.find((row) => row.id === id) ?? null;
  const file = edit.fileId === null ? null : await prisma.file.findUnique({ where: { id: edit.fileId } });
  return {
    ...provider,
    ...fields,
    ...(fields.taxTypeId !== undefined && {
      taxType: fields.taxTypeId ? await prisma.taxType.findUnique({ where: { id: fields.taxTypeId } }) : null,
    }),
    ...(contacts && {
      contacts: contacts.map(({ id, contactType, ...contact }, at) => ({
        ...own,
        ...contact,
        id: id ?? -1 - at,
        contactType: contactTypeOf(contactType),
      })),
    }),
    ...(services && {
      services: services.flatMap(({ id, ...offer }, at) => {
        const service = serviceOf(offer.serviceId);
        return service ? [{ ...own, ...offer, id: id ?? -1 - at, service }] : [];
      }),
    }),
    ...(branches && { branches: branches.map(({ id, ...branch }, at) => ({ ...own, ...branch, id: id ?? -1 - at })) }),
    ...(lanes && {
      lanes: lanes.map(({ id, ...lane }, at) => ({
        ...{ ...lane, id: id ?? -1 - at, providerId: provider.id, service: serviceOf(lane.serviceId) },
        confirmedAt: provider.lanes.find((stored) => stored.id === id)?.confirmedAt ?? provider.updatedAt,
      })),
    }),
    ...(credentials && {
      credentials: credentials.map((item, at) => ({
        ...credentialRow(item),
        ...{ id: item.id ?? -1 - at, providerId: provider.id },
      })),
    }),
    ...(file && { image: { providerId: provider.id, fileId: file.id, approvedAt: null, approvedById: null, file } }),
  };
}

/** Whether an edit changes the contacts of a provider with a new owner: the previous contacts stay for a while. */
export function isHeld(
  { contactsHeldUntil }: { contactsHeldUntil: Date | null },
  { contacts, branches, websiteUrl }: EditValues,
): boolean {
  const isReach = [contacts, branches, websiteUrl].some((part) => part !== undefined);
  return isReach && contactsHeldUntil !== null && contactsHeldUntil > new Date();
}
