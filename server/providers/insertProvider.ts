import type { ContactType, Language, Prisma } from '../generated/prisma/client.ts';

export interface NewProvider {
  businessName: string;
  commercialName?: string | null;
  websiteUrl?: string | null;
  taxTypeId?: number | null;
  taxNumber?: string | null;
  description: string;
  addressId: number;
  language: Language;
  applicantEmail?: string | null;
  idempotencyKey?: string | null;
  contacts: { contactType: ContactType; contactValue: string }[];
  services: { serviceId: number; addressId: number }[];
  /** Its picture, which waits for approval like the provider itself. */
  fileId?: number | null;
}

/** A provider that waits in the moderation queue: it is not searched before it is approved. */
export async function insertProvider(
  tx: Prisma.TransactionClient,
  { contacts, services, fileId, ...provider }: NewProvider,
): Promise<number> {
  const { id } = await tx.provider.create({
    data: {
      ...provider,
      contacts: { create: contacts },
      services: { create: services },
      ...(fileId && { image: { create: { fileId } } }),
    },
    select: { id: true },
  });
  return id;
}
