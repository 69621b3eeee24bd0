import { displayName } from '../addresses/place.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Context } from '../graphql/context.ts';
import { contactTypeName } from './contactType.ts';

/** A provider as its history shows it: in words that last, in one order, so that two can be compared. */
export async function snapshot(
  tx: Prisma.TransactionClient,
  { gazetteer }: Context,
  id: number,
): Promise<Prisma.InputJsonObject | null> {
  const provider = await tx.provider.findUnique({
    where: { id },
    include: {
      contacts: { orderBy: { id: 'asc' } },
      services: { orderBy: { id: 'asc' }, include: { service: true } },
      taxType: true,
      image: { include: { file: true } },
    },
  });
  if (!provider) return null;
  const { businessName, commercialName, websiteUrl, taxType, taxNumber, description, addressId } = provider;
  const place = (one: number) => displayName(gazetteer.get(one)!, 'en');
  return {
    businessName,
    commercialName,
    websiteUrl,
    taxType: taxType && `${taxType.countryCode} ${taxType.shortName}`,
    taxNumber,
    description,
    address: place(addressId),
    approvedAt: provider.approvedAt?.toISOString() ?? null,
    rejectedAt: provider.rejectedAt?.toISOString() ?? null,
    contacts: provider.contacts.map(
      ({ contactType, contactValue }) => `${contactTypeName(contactType)} ${contactValue}`,
    ),
    services: provider.services.map((one) => `${one.service.nameEn} @ ${place(one.addressId)}`),
    image: provider.image && {
      file: provider.image.file.storageKey,
      approvedAt: provider.image.approvedAt?.toISOString() ?? null,
    },
  };
}
