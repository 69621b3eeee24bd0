import type { Language } from '#shared/language.ts';

/** A place of the Americas, as the gazetteer holds it. */
export interface Place {
  id: number;
  kind: 'city' | 'region' | 'country';
  name: string;
  /** Folded: lower case, no accents. */
  alternates: string[];
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Name of the first-level region; null for regions, countries and places without one. */
  region: string | null;
  district: string | null;
  latitude: number;
  longitude: number;
  population: number;
}

/** As it is found by its name. */
export interface KnownPlace extends Place {
  /** How likely it is meant, of those with one name: people, or as many as it is as well known for. */
  weight: number;
}

/** Ids from here on are of places that GeoNames does not have: prisma/reference/places. */
export const FIRST_OWN_ID = 2_110_000_000;

const namers: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  es: new Intl.DisplayNames('es', { type: 'region' }),
  pt: new Intl.DisplayNames('pt', { type: 'region' }),
};
// Asked for every row of every answer, and ICU takes its time.
const known: Record<Language, Map<string, string>> = { en: new Map(), es: new Map(), pt: new Map() };

export function countryName(code: string, language: Language): string {
  let name = known[language].get(code);
  if (name === undefined) {
    name = namers[language].of(code) ?? code;
    known[language].set(code, name);
  }
  return name;
}

/** 'Bahía Blanca, Buenos Aires, Argentina'; only the country depends on the language. */
export function displayName(place: Place, language: Language): string {
  const country = countryName(place.countryCode, language);
  if (place.kind === 'country') return country;
  return [place.name, place.district, place.region, country].filter(Boolean).join(', ');
}
