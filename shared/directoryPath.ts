import { isLanguage, type Language } from './language.ts';

/** A directory page with at least this number of providers is listed: in sitemaps, in links and in search engines. */
export const LISTED_FROM = 3;

/** A page of the directory, by its slugs. */
export interface DirectoryAddress {
  language: Language;
  /** A service, or a category of services. */
  service: string;
  /** A country, then a region of it, then a city: one to three. */
  places: readonly string[];
}

const MOST_PLACES = 3;

/** The path of a directory page, such as `/es/fletes/argentina/buenos-aires/bahia-blanca`. */
export function directoryPath({ language, service, places }: DirectoryAddress): string {
  return `/${[language, service, ...places].join('/')}`;
}

/** The slugs in an address of this form, unchanged; null for any other address. */
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
