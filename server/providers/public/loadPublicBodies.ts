import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { displayName } from '#server/places/atlas/place.ts';
import { nameIn } from '#server/services/nameIn.ts';
import { storageName } from '#server/storage/storageName.ts';
import { providerPath } from '#shared/providerPath.ts';
import { type PublicProvider, readPublicProviders } from './loadPublicProviders.ts';
import { publicBody } from './restBody.ts';

type Places = Pick<Context, 'gazetteer'>;

/** Approved providers as `GET /api/public-providers` has them, in English, by id. For whoever is no request. */
export async function readPublicBodies(
  tx: Prisma.TransactionClient,
  places: Places,
  ids: number[],
): Promise<Map<number, ReturnType<typeof publicBody>>> {
  const rows = await readPublicProviders(tx, ids);
  return new Map(rows.map((row) => [row.id, body(places, row)]));
}

function body({ gazetteer }: Places, row: PublicProvider): ReturnType<typeof publicBody> {
  const place = (id: number) => {
    const found = gazetteer.get(id)!;
    return { databaseId: id, name: found.name, displayName: displayName(found, 'en') };
  };
  const { id, businessName, commercialName, description, websiteUrl, image } = row;
  const address = place(row.addressId);
  return publicBody({
    databaseId: id,
    businessName,
    commercialName,
    description,
    websiteUrl,
    path: providerPath(row),
    address: { databaseId: address.databaseId, displayName: address.displayName },
    image: image && { url: `/uploads/${storageName(image.storageKey, image.widths.at(-1)!)}` },
    contacts: row.contacts.map(({ id: databaseId, contactType, contactValue, updatedAt }) => ({
      databaseId,
      contactType,
      contactValue,
      updatedAt: updatedAt.toISOString(),
    })),
    providerServices: row.services.map(({ id: databaseId, service, addressId, updatedAt }) => ({
      databaseId,
      service: { databaseId: service.id, name: nameIn('en', service) },
      address: place(addressId),
      updatedAt: updatedAt.toISOString(),
    })),
    updatedAt: row.updatedAt.toISOString(),
  });
}
