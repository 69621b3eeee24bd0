import type { Prisma } from '#server/generated/prisma/client.ts';
import { inAllLanguages } from '#server/logs/translated.ts';
import { NAME_FIELDS, nameIn } from './nameIn.ts';
import type { ServiceFields } from './parseServiceForm.ts';

/** A service as stored in the log, with the name of its subcategory. */
export async function snapshot(
  tx: Prisma.TransactionClient,
  { subcategoryId, serviceFacet, synonyms, ...stored }: ServiceFields,
): Promise<Prisma.InputJsonObject> {
  const heading = await tx.serviceSubcategory.findUniqueOrThrow({ where: { id: subcategoryId } });
  const subcategory = inAllLanguages((language) => nameIn(language, heading));
  const names = Object.fromEntries(Object.values(NAME_FIELDS).map((field) => [field, stored[field]]));
  return { ...names, subcategory, facet: serviceFacet, synonyms };
}
