import type { Context } from '#server/graphql/context.ts';
import { countryName, type Place } from '#server/places/atlas/place.ts';
import { chainOf, findPlace, placeSlugs } from '#server/places/slugs.ts';
import type { Offer } from '#server/services/offers.ts';
import { directoryPath, LISTED_FROM } from '#shared/directoryPath.ts';
import type { Language } from '#shared/language.ts';
import { type Catalogue, findOffer, readCatalogue, serviceIds } from './catalogue.ts';
import { type Counted, countsAt, countsOf, countsWithin } from './counts.ts';
import { type Listed, readListed } from './listed.ts';

/** A service or category at a place. */
export interface DirectoryPage extends Listed {
  catalogue: Catalogue;
  offer: Offer;
  place: Place;
  /** The path of the page in the language of the request. */
  path: string;
  /** Whether the requested slugs are the canonical ones. */
  isCanonical: boolean;
  /** The places that contain the place, the widest first. */
  around: Place[];
  /** The counts of this offer at the place and at the wider places. */
  counts: Counted[];
}

export interface DirectoryLink {
  offer: Offer;
  place: Place;
  count: number;
}

interface PageRequest {
  service: string;
  places: readonly string[];
}

type Reader = Pick<Context, 'db' | 'reads' | 'gazetteer' | 'language'>;

export async function readDirectoryPage(context: Reader, requested: PageRequest): Promise<DirectoryPage | null> {
  const { reads, gazetteer, language } = context;
  const place = findPlace(gazetteer, language, requested.places);
  if (!place) return null;
  const catalogue = await readCatalogue(context);
  const offer = await findOffer(reads, catalogue, language, requested.service);
  if (!offer) return null;
  const chain = chainOf(gazetteer, place);
  const ids = chain.map(({ id }) => id);
  const counts = await countsAt(reads, offer.key, ids);
  const counted = counts.find(({ addressId }) => addressId === place.id)?.count ?? 0;
  const path = pathOf(context, { offer, place }, language);
  return {
    ...(await readListed(reads, { services: serviceIds(catalogue, offer), place }, counted)),
    catalogue,
    offer,
    place,
    path,
    isCanonical: path === directoryPath({ language, ...requested }),
    around: chain.slice(0, -1),
    counts,
  };
}

export function pathOf(
  { gazetteer }: Pick<Reader, 'gazetteer'>,
  { offer, place }: Pick<DirectoryLink, 'offer' | 'place'>,
  language: Language,
): string {
  return directoryPath({ language, service: offer.slugs[language], places: placeSlugs(gazetteer, place, language) });
}

/** The name of a place without its region and country. */
export function placeName({ kind, name, countryCode }: Place, language: Language): string {
  return kind === 'country' ? countryName(countryCode, language) : name;
}

/** The smallest wider place with a listed page, if this page is not listed; otherwise null. */
export function widerPage({ offer, around, count, counts }: DirectoryPage): DirectoryLink | null {
  if (count >= LISTED_FROM) return null;
  for (const place of around.toReversed()) {
    const found = counts.find(({ addressId }) => addressId === place.id);
    if (found) return { offer, place, count: found.count };
  }
  return null;
}

/**
 * Links to the same offer at other places: nearby cities of the region, regions of the country, or countries, the
 * nearest first.
 */
export async function neighbours({ reads, gazetteer }: Reader, { offer, place, around }: DirectoryPage, most: number) {
  const found = await countsWithin(reads, offer.key, around.at(-1)?.id ?? null);
  const others = found.filter(({ addressId }) => addressId !== place.id);
  const distance = ({ place: other }: DirectoryLink) =>
    Math.hypot(
      other.latitude - place.latitude,
      (other.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180),
    );
  return linksOf(gazetteer, offer, others)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most);
}

/** Links to the same offer at the places directly within the place of the page, most providers first. */
export async function placesWithin({ reads, gazetteer }: Reader, { offer, place }: DirectoryPage, most: number) {
  if (place.kind === 'city') return [];
  return linksOf(gazetteer, offer, (await countsWithin(reads, offer.key, place.id)).slice(0, most));
}

function linksOf(gazetteer: Reader['gazetteer'], offer: Offer, counts: Counted[]): DirectoryLink[] {
  return counts.flatMap(({ addressId, count }) => {
    const place = gazetteer.get(addressId);
    return place ? { offer, place, count } : [];
  });
}

/**
 * Links to other offers at the same place: for a category its services, then other categories; for a service its
 * category, then the other services of the category. Most providers first.
 */
export async function relatedServices(context: Reader, { catalogue, offer, place }: DirectoryPage, most: number) {
  const offers = [...catalogue.offers.values()].filter(({ key }) => key !== offer.key);
  const category = offer.category ?? offer.key;
  const isOwn = (other: Offer) => other.category === category || other.key === category;
  const own = await offersAt(context, offers.filter(isOwn), place, most);
  if (offer.category !== null || own.length === most) return own;
  const categories = offers.filter((other) => other.category === null);
  return [...own, ...(await offersAt(context, categories, place, most - own.length))];
}

async function offersAt({ reads }: Reader, offers: Offer[], place: Place, most: number): Promise<DirectoryLink[]> {
  const byKey = new Map(offers.map((offer) => [offer.key, offer]));
  const found = await countsOf(reads, [...byKey.keys()], place.id, most);
  return found.map(({ offer, count }) => ({ offer: byKey.get(offer)!, place, count }));
}
