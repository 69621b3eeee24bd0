import { countryOf, LANGUAGES, type Language } from '#shared/language.ts';

const FALLBACK: Language = 'en';

interface Wish {
  /** Such as `es-ar`. */
  tag: string;
  language: string;
  quality: number;
}

/** The languages of an Accept-Language header, the preferred first. */
function readWishes(header: string | null): Wish[] {
  return (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim().match(/^q=([\d.]+)$/)?.[1]).find(Boolean);
      const [language = ''] = tag.split('-');
      return { tag, language, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
}

/**
 * The language requested by an Accept-Language header: the supported one with the highest weight, otherwise English.
 */
export function requestLanguage(header: string | null): Language {
  for (const { language } of readWishes(header)) {
    const supported = LANGUAGES.find((known) => known === language);
    if (supported) return supported;
  }
  return FALLBACK;
}

/**
 * The parts of the Accept-Language header that pages depend on: the preferred language, such as `es-ar`, which may name
 * the country, and the preferred variant of each of our languages, for numbers and dates.
 */
export function requestLocales(header: string | null): string[] {
  const tags = readWishes(header).flatMap(({ tag }) => tag || []);
  const variants = LANGUAGES.flatMap((language) => tags.find((tag) => tag.startsWith(`${language}-`)) ?? []);
  return [...new Set([...tags.slice(0, 1), ...variants])];
}

/** The country of the sender of a request, by the languages of their browser: see `countryOf`. */
export function requestCountry(header: string | null): string | null {
  const [first] = readWishes(header);
  return first ? countryOf(first.tag) : null;
}

/** The first language of their browser, ISO 639-1, supported or not; null when the header is missing. */
export function spokenLanguage(header: string | null): string | null {
  return readWishes(header)[0]?.language ?? null;
}
