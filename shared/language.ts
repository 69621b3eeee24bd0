export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/**
 * A visitor's country, ISO 3166-1 alpha-2, by the first language of their browser, such as `es-AR`; null without a
 * country. English of the US is a common default everywhere, so it means nothing.
 */
export function countryOf(tag: string): string | null {
  const [language, ...parts] = tag.split('-');
  const region = parts.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  if (language === 'en' && region === 'US') return null;
  return region ?? (language === 'pt' ? 'BR' : null);
}

/** `Accept-Language` for one of our languages and the country of a person with these languages, such as `es-AR`. */
export function languageTag(language: Language, [first = '']: readonly string[]): string {
  const country = countryOf(first);
  return country ? `${language}-${country}` : language;
}
