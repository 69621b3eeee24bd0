import type { Prisma } from '#server/generated/prisma/client.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import { distinctSlugs } from '#shared/slug.ts';
import { NAME_COLUMNS, type Named, nameIn, namesInSql } from './nameIn.ts';

/** The subject of a directory page: a service, or a category with all of its services. */
export interface Offer {
  /** The id of a service, or the negative id of a category. */
  key: number;
  /** The key of the category of a service; null for a category. */
  category: number | null;
  /** The id of the subcategory of a service; null for a category. */
  subcategory: number | null;
  names: Record<Language, string>;
  /** The slug of the offer in each language, unique in that language. */
  slugs: Record<Language, string>;
}

interface Row extends Named {
  state: number;
  id: number;
  key: number;
  category: number | null;
  subcategory: number | null;
}

// read from one snapshot, as standbys may differ
const ROWS = `
select (select number from search.service_changes) as state, id, key, category, subcategory,
  ${namesInSql()}
from (
  select id, -id as key, null::int as category, null::int as subcategory, ${NAME_COLUMNS.join(', ')} from service_categories
  union all
  select s.id, s.id, -b.category_id, b.id, ${NAME_COLUMNS.map((column) => `s.${column}`).join(', ')}
  from services s join service_subcategories b on b.id = s.subcategory_id
) offers
order by key > 0, id`;

interface Offers {
  offers: Offer[];
  /** A number that increases with each change of a service. */
  state: number;
}

/** All categories, then all services, by id: of several with the same name, the first has the plain slug. */
export async function readOffers(query: (sql: string) => Promise<unknown>): Promise<Offers> {
  const rows = (await query(ROWS)) as Row[];
  const slugs = inEachLanguage((language) =>
    distinctSlugs(rows.map((row) => ({ id: row.id, name: nameIn(language, row) }))),
  );
  const offers = rows.map((row, at) => ({
    key: row.key,
    category: row.category,
    subcategory: row.subcategory,
    names: inEachLanguage((language) => nameIn(language, row)),
    slugs: inEachLanguage((language) => slugs[language][at]!),
  }));
  return { offers, state: rows[0]?.state ?? 0 };
}

/** The offers visible to a transaction. */
export async function offersWithin(tx: Prisma.TransactionClient): Promise<Offer[]> {
  return (await readOffers((sql) => tx.$queryRawUnsafe(sql))).offers;
}

/** Stores those slugs of `before` that are no longer used after services were renamed. */
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
