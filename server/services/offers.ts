import type { Prisma } from '#server/generated/prisma/client.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { distinctSlugs } from '#shared/slug.ts';
import { nameIn } from './nameIn.ts';

/** What directory pages are about: a service, or a category with all services of it. */
export interface Offer {
  /** The id of a service, or minus the id of a category. */
  key: number;
  /** The key of the category of a service; null for a category. */
  category: number | null;
  names: Record<Language, string>;
  /** Its part of an address; no other offer has the same in that language. */
  slugs: Record<Language, string>;
}

const NAMES = { id: true, nameEn: true, nameEs: true, namePt: true } as const;

/** All categories, then all services, by id: of several with the same name the first has the plain slug. */
export async function readOffers(tx: Prisma.TransactionClient): Promise<Offer[]> {
  const orderBy = { id: 'asc' } as const;
  const categories = await tx.serviceCategory.findMany({ select: NAMES, orderBy });
  const subcategory = { select: { categoryId: true } } as const;
  const services = await tx.service.findMany({ select: { ...NAMES, subcategory }, orderBy });
  const rows = [
    ...categories.map((row) => ({ row, key: -row.id, category: null })),
    ...services.map((row) => ({ row, key: row.id, category: -row.subcategory.categoryId })),
  ];
  const slugs = inLanguages((language) =>
    distinctSlugs(rows.map(({ row }) => ({ id: row.id, name: nameIn(language, row) }))),
  );
  return rows.map(({ row, ...offer }, at) => ({
    ...offer,
    names: inLanguages((language) => nameIn(language, row)),
    slugs: inLanguages((language) => slugs[language][at]!),
  }));
}

function inLanguages<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

/** After services were renamed: keeps the slugs that they had among `before` and have no more. */
export async function keepFormerSlugs(tx: Prisma.TransactionClient, before: readonly Offer[]): Promise<void> {
  const after = new Map((await readOffers(tx)).map((offer) => [offer.key, offer]));
  for (const { key: serviceId, slugs } of before.filter(({ key }) => key > 0))
    for (const language of LANGUAGES) {
      const slug = slugs[language];
      if (after.get(serviceId)?.slugs[language] === slug) continue;
      const where = { language_slug: { language, slug } };
      await tx.formerServiceSlug.upsert({ where, create: { language, slug, serviceId }, update: { serviceId } });
    }
}
