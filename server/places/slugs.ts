import type { Language } from '#shared/language.ts';
import { readSlug, readSlugWithId, slugOf, withId } from '#shared/slug.ts';
import { countryName, type Place } from './atlas/place.ts';
import { countryOf, type Gazetteer } from './gazetteer.ts';

/** The chain of a place and its wider places, the widest first: country, region, city. */
export function chainOf(gazetteer: Gazetteer, place: Place): Place[] {
  const chain = [place];
  if (place.kind === 'city' && place.region !== null) {
    const region = sameNamed(gazetteer, slugOf(place.region), place.countryCode, null).find(isNamed(place.region));
    if (region) chain.unshift(region);
  }
  const country = countryOf(gazetteer, place.countryCode);
  if (country && place.kind !== 'country') chain.unshift(country);
  return chain;
}

const isNamed = (name: string) => (place: Place) => place.kind === 'region' && place.name === name;

/**
 * The slugs of a place and its wider places, the widest first. Only the slug of the country depends on the language.
 */
export function placeSlugs(gazetteer: Gazetteer, place: Place, language: Language): string[] {
  return chainOf(gazetteer, place).map((ancestor) =>
    ancestor.kind === 'country'
      ? slugOf(countryName(ancestor.countryCode, language))
      : slugInParent(gazetteer, ancestor),
  );
}

/**
 * The plain slug for the largest place of that name in a region or country; the slugs of the others end with their id.
 */
function slugInParent(gazetteer: Gazetteer, place: Place): string {
  const slug = slugOf(place.name);
  if (slug === '') return String(place.id);
  const [largest] = sameNamed(gazetteer, slug, place.countryCode, parentOf(place));
  return largest?.id === place.id ? slug : withId(slug, place.id);
}

/** The name of the region of a place; null for a place directly below a country. */
const parentOf = ({ kind, region }: Place) => (kind === 'city' ? region : null);

/** The places with this slug in a region, or in a country outside of its regions, largest first. */
function sameNamed(gazetteer: Gazetteer, slug: string, countryCode: string, parent: string | null): Place[] {
  return within(gazetteer, slug, countryCode)
    .filter((place) => parentOf(place) === parent && slugOf(place.name) === slug)
    .sort(largestFirst);
}

const largestFirst = (a: Place, b: Place) => b.population - a.population || a.id - b.id;

/** The regions and cities of a country with this slug, which may be that of an alternative name; most likely first. */
function within(gazetteer: Gazetteer, slug: string, countryCode: string): Place[] {
  const named = gazetteer.named(slug.replaceAll('-', ' '));
  return named.filter((place) => place.kind !== 'country' && place.countryCode === countryCode);
}

/**
 * The place with these slugs: a country, then its region, then a city. Also accepts the slugs of another language or an
 * alternative name, and a city without its region. Null when there is none.
 */
export function findPlace(gazetteer: Gazetteer, language: Language, typed: readonly string[]): Place | null {
  const [country, second, third] = typed.map(readSlug);
  const found = country === undefined ? null : findCountry(gazetteer, language, country);
  if (!found || second === undefined) return found;
  const child = findChild(gazetteer, second, found.countryCode, null);
  if (third === undefined) return child ?? findCity(gazetteer, second, found.countryCode);
  return child?.kind === 'region' ? findChild(gazetteer, third, found.countryCode, child.name) : null;
}

/** The country with this slug; its names in other languages are alternative names. */
function findCountry({ countries, named }: Gazetteer, language: Language, slug: string): Place | null {
  const found = countries.find(({ countryCode }) => slugOf(countryName(countryCode, language)) === slug);
  return found ?? named(slug.replaceAll('-', ' ')).find(({ kind }) => kind === 'country') ?? null;
}

function findChild(gazetteer: Gazetteer, slug: string, countryCode: string, parent: string | null): Place | null {
  const [largest] = sameNamed(gazetteer, slug, countryCode, parent);
  if (largest) return largest;
  // the slug ends with the id, or is only the id if the name has no Latin letters
  const { slug: plain, id } = readSlugWithId(slug) ?? { slug: '', id: Number(slug) };
  const numbered = gazetteer.get(id);
  if (numbered && slugOf(numbered.name) === plain && isChild(numbered, countryCode, parent)) return numbered;
  return within(gazetteer, slug, countryCode).find((place) => parentOf(place) === parent) ?? null;
}

const isChild = (place: Place, countryCode: string, parent: string | null) =>
  place.kind !== 'country' && place.countryCode === countryCode && parentOf(place) === parent;

/** The largest city with this name in a country. */
function findCity(gazetteer: Gazetteer, slug: string, countryCode: string): Place | null {
  const cities = within(gazetteer, slug, countryCode);
  return cities.filter(({ name }) => slugOf(name) === slug).sort(largestFirst)[0] ?? cities[0] ?? null;
}

/**
 * The slug of a place without its region: the plain one for the largest city of a name; those of the others end with
 * their id.
 */
export function plainSlug(gazetteer: Gazetteer, place: Place, language: Language): string {
  const slug = slugOf(place.kind === 'country' ? countryName(place.countryCode, language) : place.name);
  return findPlain(gazetteer, language, slug)?.id === place.id ? slug : withId(slug || 'x', place.id);
}

/** The place with a slug of `plainSlug`; null when there is none. */
export function findPlain(gazetteer: Gazetteer, language: Language, typed: string): Place | null {
  const slug = readSlug(typed);
  const country = findCountry(gazetteer, language, slug);
  if (country) return country;
  const [place] = gazetteer
    .named(slug.replaceAll('-', ' '))
    .filter(({ name }) => slugOf(name) === slug)
    .sort((a, b) => Number(b.kind === 'city') - Number(a.kind === 'city') || largestFirst(a, b));
  return place ?? gazetteer.get(readSlugWithId(slug)?.id ?? 0) ?? null;
}
