import type { Db, Queryable } from '#server/platform/db.ts';
import { type Offer, readOffers } from '#server/services/offers.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import { readSlug } from '#shared/slug.ts';

/** All services and categories, in memory. */
export interface Catalogue {
  /** By key. */
  offers: ReadonlyMap<number, Offer>;
  /** By language and slug. */
  bySlug: Record<Language, ReadonlyMap<string, Offer>>;
}

const loaded = new WeakMap<Db, { state: number; catalogue: Promise<Catalogue> }>();
const ofRequest = new WeakMap<object, Promise<Catalogue>>();

/** The catalogue: read again when a service has changed, which is checked once per request. */
export function readCatalogue(request: { db: Db; reads: Queryable }): Promise<Catalogue> {
  const catalogue = ofRequest.get(request) ?? current(request);
  ofRequest.set(request, catalogue);
  return catalogue;
}

async function current({ db, reads }: { db: Db; reads: Queryable }): Promise<Catalogue> {
  const { rows } = await reads.query<{ number: number }>({
    name: 'directory.serviceChanges',
    text: 'select number from search.service_changes',
  });
  const state = rows[0]!.number;
  const known = loaded.get(db);
  // a standby may have an older version
  if (known && known.state >= state) return known.catalogue;
  const reading = readOffers(async (sql) => (await reads.query(sql)).rows);
  const entry = { state, catalogue: reading.then(({ offers }) => indexed(offers)) };
  loaded.set(db, entry);
  reading.then(
    // from a standby that is further behind than the previous one
    (read) => {
      entry.state = read.state;
    },
    // after a failure the next caller reads again
    () => loaded.delete(db),
  );
  return entry.catalogue;
}

function indexed(offers: Offer[]): Catalogue {
  return {
    offers: new Map(offers.map((offer) => [offer.key, offer])),
    bySlug: inEachLanguage((language) => new Map(offers.map((offer) => [offer.slugs[language], offer]))),
  };
}

/** The ids of the services of an offer: a service itself, or all services of a category. */
export function serviceIds({ offers }: Catalogue, { key }: Offer): number[] {
  if (key > 0) return [key];
  return [...offers.values()].filter(({ category }) => category === key).map((service) => service.key);
}

/**
 * The headings of a stored service. In the database each service has a subcategory, and each subcategory a category,
 * which cannot be deleted before it: the tables are read again for a service that is newer than the catalogue.
 */
export async function headingsOf(
  request: { db: Db; reads: Queryable },
  serviceId: number,
): Promise<{ category: Offer; subcategoryId: number }> {
  const known = (await readCatalogue(request)).offers;
  const offers = known.has(serviceId)
    ? known
    : indexed((await readOffers(async (sql) => (await request.db.pool.query(sql)).rows)).offers).offers;
  const { category, subcategory } = offers.get(serviceId)!;
  return { category: offers.get(category!)!, subcategoryId: subcategory! };
}

/**
 * The offer with this slug in a language: the current slug, a previous one, or one of another language. Null when there
 * is none.
 */
export async function findOffer(
  reads: Queryable,
  catalogue: Catalogue,
  language: Language,
  requested: string,
): Promise<Offer | null> {
  const slug = readSlug(requested);
  const found = catalogue.bySlug[language].get(slug);
  if (found) return found;
  const { rows: previous } = await reads.query<{ language: Language; serviceId: number }>({
    name: 'directory.formerSlug',
    text: 'select language::text, service_id as "serviceId" from former_service_slugs where slug = $1',
    values: [slug],
  });
  for (const item of [language, ...LANGUAGES]) {
    const kept = previous.find((row) => row.language === item);
    const offer = catalogue.offers.get(kept?.serviceId ?? 0) ?? catalogue.bySlug[item].get(slug);
    if (offer) return offer;
  }
  return null;
}
