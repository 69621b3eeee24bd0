import type { Prisma, Service } from '#server/generated/prisma/client.ts';
import { inAllLanguages } from '#server/logs/translated.ts';
import { nameIn } from './nameIn.ts';

type Stored = Pick<Service, 'nameEn' | 'nameEs' | 'namePt' | 'subcategoryId' | 'synonyms'>;

/** A service as the log keeps it, with the name of its heading. */
export async function snapshot(
  tx: Prisma.TransactionClient,
  { nameEn, nameEs, namePt, subcategoryId, synonyms }: Stored,
): Promise<Prisma.InputJsonObject> {
  const heading = await tx.serviceSubcategory.findUniqueOrThrow({ where: { id: subcategoryId } });
  const subcategory = inAllLanguages((language) => nameIn(language, heading));
  return { nameEn, nameEs, namePt, subcategory, synonyms };
}
