import type { Prisma, Service } from '#server/generated/prisma/client.ts';
import { inAllLanguages } from '#server/logs/translated.ts';
import { NAME_FIELDS, type Named, nameIn } from './nameIn.ts';

type Stored = Named & Pick<Service, 'subcategoryId' | 'synonyms'>;

/** A service as stored in the log, with the name of its heading. */
export async function snapshot(
  tx: Prisma.TransactionClient,
  { subcategoryId, synonyms, ...stored }: Stored,
): Promise<Prisma.InputJsonObject> {
  const heading = await tx.serviceSubcategory.findUniqueOrThrow({ where: { id: subcategoryId } });
  const subcategory = inAllLanguages((language) => nameIn(language, heading));
  const names = Object.fromEntries(Object.values(NAME_FIELDS).map((field) => [field, stored[field]]));
  return { ...names, subcategory, synonyms };
}
