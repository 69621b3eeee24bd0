import type { Db, Queryable } from '#server/platform/db.ts';
import { type Offer, readOffers } from '#server/services/offers.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import { readSlug } from '#shared/slug.ts';

/** All services and categories, in memory. */
export interface Catalogue {
  /** The offers by key: the id of a service, or the negative id of a category. */
  offers: ReadonlyMap<number, Offer>;
  /** The offers by language and slug. */
  bySlug: Record<Language, ReadonlyMap<string, Offer>>;
}

const loaded = new WeakMap<Db, { state: number; catalogue: Promise<Catalogue> }>();
const ofRequest = new WeakMap<object, Promise<Catalogue>>();

/** Returns the catalogue, loaded again after a change of a service, which is checked once per request. */
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
  // the cached catalogue may be newer than a standby
  if (known && known.state >= state) return known.catalogue;
  const reading = readOffers(async (sql) => (await reads.query(sql)).rows);
  const entry = { state, catalogue: reading.then(({ offers }) => indexed(offers)) };
  loaded.set(db, entry);
  reading.then(
    // the standby may lag further behind than the counter read before
    (read) => {
      entry.state = read.state;
    },
    // after a failure the next caller loads again
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
 * The headings of a service. In the database each service has a subcategory, and each subcategory a category, which
 * cannot be deleted before it. If the service is newer than the catalogue, the tables are read again.
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
 * The offer with this slug: the current slug in the language, a previous slug, or a slug of another language. Null when
 * no offer has the slug.
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
