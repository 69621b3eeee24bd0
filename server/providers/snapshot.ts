import type { Prisma } from '../generated/prisma/client.ts';
import { contactTypeName } from './contactType.ts';

/** A provider as its history shows it: plain values, in one order, so that two can be compared. */
export async function snapshot(tx: Prisma.TransactionClient, id: number): Promise<Prisma.InputJsonObject | null> {
  const provider = await tx.provider.findUnique({
    where: { id },
    include: {
      contacts: { orderBy: { id: 'asc' } },
      services: { orderBy: { id: 'asc' }, include: { service: true } },
      image: { include: { file: true } },
    },
  });
  if (!provider) return null;
  const { businessName, commercialName, websiteUrl, taxTypeId, taxNumber, description, addressId } = provider;
  return {
    businessName,
    commercialName,
    websiteUrl,
    taxTypeId,
    taxNumber,
    description,
    addressId,
    approvedAt: provider.approvedAt?.toISOString() ?? null,
    rejectedAt: provider.rejectedAt?.toISOString() ?? null,
    contacts: provider.contacts.map(
      ({ contactType, contactValue }) => `${contactTypeName(contactType)} ${contactValue}`,
    ),
    services: provider.services.map(({ service, addressId: place }) => `${service.nameEn} @ ${place}`),
    image: provider.image && {
      file: provider.image.file.storageKey,
      approvedAt: provider.image.approvedAt?.toISOString() ?? null,
    },
  };
}
