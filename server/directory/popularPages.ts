import type { Context } from '#server/graphql/context.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { readCatalogue } from './catalogue.ts';
import { type Counted, categoriesOfCountries, countsOf } from './counts.ts';
import type { DirectoryLink } from './directoryPage.ts';

type Reader = Pick<Context, 'db' | 'reads' | 'gazetteer' | 'country'>;

const known = new WeakMap<Reader, Promise<Counted[]>>();

/** The categories of each country, most providers first; read once per request. */
function countries(context: Reader): Promise<Counted[]> {
  const rows = known.get(context) ?? categoriesOfCountries(context.reads);
  known.set(context, rows);
  return rows;
}

/** The reader's country if it has any category; otherwise the country with the most providers of a category. */
async function mainCountry(context: Reader): Promise<Place | null> {
  const { gazetteer, country } = context;
  const places = (await countries(context)).flatMap(({ addressId }) => gazetteer.get(addressId) ?? []);
  return places.find(({ countryCode }) => countryCode === country) ?? places[0] ?? null;
}

/** The pages of the services or the categories with the most providers in the main country of the reader. */
export async function popularPages(
  context: Reader,
  kind: 'services' | 'categories',
  most: number,
): Promise<DirectoryLink[]> {
  const place = await mainCountry(context);
  if (!place) return [];
  const { offers } = await readCatalogue(context);
  const keys = [...offers.keys()].filter((key) => key > 0 === (kind === 'services'));
  const counts = await countsOf(context.reads, keys, place.id, most);
  return counts.map(({ offer, count }) => ({ offer: offers.get(offer)!, place, count }));
}

/** The page of a category in the main country of the reader; null when that page is not listed. */
export async function categoryPage(context: Reader, categoryId: number) {
  const place = await mainCountry(context);
  const rows = await countries(context);
  return rows.find(({ addressId, offer }) => addressId === place?.id && offer === -categoryId) ?? null;
}

/** The page of the category with the most providers in a country; null when no category has a listed page there. */
export async function countryPage(context: Reader, countryCode: string) {
  const rows = await countries(context);
  return rows.find(({ addressId }) => context.gazetteer.get(addressId)?.countryCode === countryCode) ?? null;
}
