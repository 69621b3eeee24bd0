import type { Db, Queryable } from '#server/platform/db.ts';
import { type Offer, readOffers } from '#server/services/offers.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
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

/** The catalogue: read again when a service has changed, which is asked once a request. */
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
  // a standby may know an older one
  if (known && known.state >= state) return known.catalogue;
  const catalogue = readOffers(db.prisma).then(indexed);
  loaded.set(db, { state, catalogue });
  // what failed is read again by the next who comes
  catalogue.catch(() => loaded.delete(db));
  return catalogue;
}

function indexed(offers: Offer[]): Catalogue {
  const slugsIn = (language: Language) => new Map(offers.map((offer) => [offer.slugs[language], offer]));
  return {
    offers: new Map(offers.map((offer) => [offer.key, offer])),
    bySlug: { en: slugsIn('en'), es: slugsIn('es'), pt: slugsIn('pt') },
  };
}

/** The ids of the services of an offer: its own, or all of its category. */
export function serviceIds({ offers }: Catalogue, { key }: Offer): number[] {
  if (key > 0) return [key];
  return [...offers.values()].filter(({ category }) => category === key).map((service) => service.key);
}

/** The offer with this slug in a language: its own, a former one, or that of another language. Null when there is none. */
export async function findOffer(
  db: Db,
  catalogue: Catalogue,
  language: Language,
  typed: string,
): Promise<Offer | null> {
  const slug = readSlug(typed);
  const found = catalogue.bySlug[language].get(slug);
  if (found) return found;
  const former = await db.prisma.formerServiceSlug.findMany({ where: { slug } });
  for (const one of [language, ...LANGUAGES]) {
    const kept = former.find((row) => row.language === one);
    const offer = catalogue.offers.get(kept?.serviceId ?? 0) ?? catalogue.bySlug[one].get(slug);
    if (offer) return offer;
  }
  return null;
}
