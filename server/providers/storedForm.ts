import type { Prisma } from '../generated/prisma/client.ts';
import { contactTypeName } from './contactType.ts';
import type { ProviderForm } from './readProvider.ts';

/** A stored provider as the form would send it, so that its rules can be held against what is stored. */
export async function storedForm(tx: Prisma.TransactionClient, id: number): Promise<ProviderForm> {
  const provider = await tx.provider.findUniqueOrThrow({ where: { id }, include: { contacts: true, services: true } });
  return {
    ...provider,
    contacts: provider.contacts.map((contact) => ({
      id: String(contact.id),
      contactType: contactTypeName(contact.contactType),
      contactValue: contact.contactValue,
    })),
    services: provider.services.map((service) => ({ ...service, id: String(service.id) })),
  };
}
