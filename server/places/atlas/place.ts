import { fold } from '#shared/fold.ts';
import { inEachLanguage, isLanguage, type Language } from '#shared/language.ts';

/** A place of the Americas, as stored in the gazetteer. */
export interface Place {
  id: number;
  kind: 'city' | 'region' | 'country';
  name: string;
  /** The alternative names, folded: lower case, no accents. */
  alternates: string[];
  /** The ISO 3166-1 alpha-2 code. */
  countryCode: string;
  /** The name of the first-level region; null for regions, countries and places without one. */
  region: string | null;
  regionId: number | null;
  district: string | null;
  latitude: number;
  longitude: number;
  population: number;
}

/** A place with the values that searches by name compare. */
export interface KnownPlace extends Place {
  /** The likelihood that the name means this place rather than another one: its population, or an equivalent number. */
  weight: number;
  /** The folded name. */
  folded: string;
}

/** The lowest id of the places that GeoNames lacks: prisma/reference/places. */
export const FIRST_OWN_ID = 2_110_000_000;

const namers = inEachLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));
// Cached: needed for every row of every response, and ICU is slow.
const known = inEachLanguage(() => new Map<string, string>());

export function countryName(code: string, language: Language): string {
  let name = known[language].get(code);
  if (name === undefined) {
    name = namers[language].of(code) ?? code;
    known[language].set(code, name);
  }
  return name;
}

/**
 * The name of a place; for a country of the reference data, its name in this language: in French, "Mexico" is a city.
 */
export const nameIn = ({ kind, name, countryCode }: Place, language: string | null): string =>
  kind === 'country' && isLanguage(language) ? countryName(countryCode, language) : name;

/** The full name, such as 'Bahía Blanca, Buenos Aires, Argentina'; only the country depends on the language. */
export function displayName(place: Place, language: Language): string {
  const country = countryName(place.countryCode, language);
  if (place.kind === 'country') return country;
  return [place.name, place.district, place.region, country].filter(Boolean).join(', ');
}

/**
 * The alternative name that begins with the text, capitalized; null if the main name of the place has the text's first
 * word.
 */
export function otherName({ name, alternates }: Place, text: string): string | null {
  const typed = fold(text);
  const [first = ''] = typed.split(' ', 1);
  if (first.length < 2 || ` ${fold(name)}`.includes(` ${first}`)) return null;
  const other =
    alternates.find((alternate) => alternate.startsWith(typed)) ?? alternates.find((alternate) => alternate === first);
  return other?.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase()) ?? null;
}
