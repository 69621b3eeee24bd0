import { countryOf, LANGUAGES, type Language } from '#shared/language.ts';

const FALLBACK: Language = 'en';

interface Wish {
  /** The lower-case language tag, such as `es-ar`. */
  tag: string;
  language: string;
  quality: number;
}

/** The languages of an Accept-Language header, the preferred language first. */
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
 * The language that an Accept-Language header requests: the supported language with the highest weight, otherwise
 * English.
 */
export function requestLanguage(header: string | null): Language {
  for (const { language } of readWishes(header)) {
    const supported = LANGUAGES.find((known) => known === language);
    if (supported) return supported;
  }
  return FALLBACK;
}

/**
 * The parts of the Accept-Language header on which pages depend: the preferred language, such as `es-ar`, which may
 * name the country; and for numbers and dates the preferred variant of each supported language.
 */
export function requestLocales(header: string | null): string[] {
  const tags = readWishes(header).flatMap(({ tag }) => tag || []);
  const variants = LANGUAGES.flatMap((language) => tags.find((tag) => tag.startsWith(`${language}-`)) ?? []);
  return [...new Set([...tags.slice(0, 1), ...variants])];
}

/** The country of the sender, which `countryOf` derives from the preferred language of an Accept-Language header. */
export function requestCountry(header: string | null): string | null {
  const [first] = readWishes(header);
  return first ? countryOf(first.tag) : null;
}

/**
 * The preferred language of an Accept-Language header, ISO 639-1, supported or not; null when the header is missing.
 */
export function spokenLanguage(header: string | null): string | null {
  return readWishes(header)[0]?.language ?? null;
}
