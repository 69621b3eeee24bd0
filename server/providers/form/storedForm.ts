import { contactTypeName } from '#server/contacts/contactType.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { ProviderForm } from './parseProviderForm.ts';

const ITEMS = { contacts: true, services: true } as const;

export type StoredProvider = Prisma.ProviderGetPayload<{ include: typeof ITEMS }>;

/** A stored provider as the form would send it, so that its rules can be held against what is stored. */
export async function storedForm(tx: Prisma.TransactionClient, id: number): Promise<ProviderForm> {
  return asForm(await tx.provider.findUniqueOrThrow({ where: { id }, include: ITEMS }));
}

/** Those with these ids or import keys. */
export function findStored(
  tx: Prisma.TransactionClient,
  { ids, importKeys }: { ids: number[]; importKeys: string[] },
): Promise<StoredProvider[]> {
  return tx.provider.findMany({
    where: { OR: [{ id: { in: ids } }, { importKey: { in: importKeys } }] },
    include: ITEMS,
  });
}

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
  };
}
