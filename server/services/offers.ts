import type { Prisma } from '#server/generated/prisma/client.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { distinctSlugs } from '#shared/slug.ts';
import { nameIn } from './nameIn.ts';

/** The subject of a directory page: a service, or a category with all of its services. */
export interface Offer {
  /** The id of a service, or minus the id of a category. */
  key: number;
  /** The key of the category of a service; null for a category. */
  category: number | null;
  /** The id of the subcategory of a service; null for a category. */
  subcategory: number | null;
  names: Record<Language, string>;
  /** Its slug, unique in that language. */
  slugs: Record<Language, string>;
}

interface Row {
  state: number;
  id: number;
  key: number;
  category: number | null;
  subcategory: number | null;
  nameEn: string;
  nameEs: string;
  namePt: string;
}

// from one snapshot: standbys may differ
const ROWS = `
select (select number from search.service_changes) as state, id, key, category, subcategory,
  name_en as "nameEn", name_es as "nameEs", name_pt as "namePt"
from (
  select id, -id as key, null::int as category, null::int as subcategory, name_en, name_es, name_pt from service_categories
  union all
  select s.id, s.id, -b.category_id, b.id, s.name_en, s.name_es, s.name_pt
  from services s join service_subcategories b on b.id = s.subcategory_id
) offers
order by key > 0, id`;

interface Offers {
  offers: Offer[];
  /** Grows with each change of a service. */
  state: number;
}

/** All categories, then all services, by id: of several with the same name the first has the plain slug. */
export async function readOffers(query: (sql: string) => Promise<unknown>): Promise<Offers> {
  const rows = (await query(ROWS)) as Row[];
  const slugs = inLanguages((language) =>
    distinctSlugs(rows.map((row) => ({ id: row.id, name: nameIn(language, row) }))),
  );
  const offers = rows.map((row, at) => ({
    key: row.key,
    category: row.category,
    subcategory: row.subcategory,
    names: inLanguages((language) => nameIn(language, row)),
    slugs: inLanguages((language) => slugs[language][at]!),
  }));
  return { offers, state: rows[0]?.state ?? 0 };
}

/** The offers as a transaction sees them. */
export async function offersWithin(tx: Prisma.TransactionClient): Promise<Offer[]> {
  return (await readOffers((sql) => tx.$queryRawUnsafe(sql))).offers;
}

function inLanguages<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

/** After services were renamed: keeps the slugs that they had among `before` and have no more. */
export async function keepFormerSlugs(tx: Prisma.TransactionClient, before: readonly Offer[]): Promise<void> {
  const after = new Map((await offersWithin(tx)).map((offer) => [offer.key, offer]));
  for (const { key: serviceId, slugs } of before.filter(({ key }) => key > 0))
    for (const language of LANGUAGES) {
      const slug = slugs[language];
      if (after.get(serviceId)?.slugs[language] === slug) continue;
      const where = { language_slug: { language, slug } };
      await tx.formerServiceSlug.upsert({ where, create: { language, slug, serviceId }, update: { serviceId } });
    }
}
