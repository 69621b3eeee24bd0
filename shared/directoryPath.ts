import { isLanguage, type Language } from './language.ts';

/** Only directory pages with at least this number of providers are listed in sitemaps, links and search engines. */
export const LISTED_FROM = 3;

/** A page of the directory, by its slugs. */
export interface DirectoryAddress {
  language: Language;
  /** The slug of a service or a category of services. */
  service: string;
  /** The slugs of a country, a region of the country and a city: one to three. */
  places: readonly string[];
}

const MOST_PLACES = 3;

/** The path of a directory page, such as `/es/fletes/argentina/buenos-aires/bahia-blanca`. */
export function directoryPath({ language, service, places }: DirectoryAddress): string {
  return `/${[language, service, ...places].join('/')}`;
}

/** The slugs in an address of a directory page, unchanged; null for any other address. */
export function readDirectoryPath(pathname: string): DirectoryAddress | null {
  const [language, service, ...places] = decoded(pathname).split('/').filter(Boolean);
  const known = language?.toLowerCase();
  if (!isLanguage(known) || !service || places.length < 1 || places.length > MOST_PLACES) return null;
  return { language: known, service, places };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
