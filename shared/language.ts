/** The languages of Rumbo. */
export const LANGUAGES = ['en', 'es', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value for each language. */
export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/**
 * A visitor's country, ISO 3166-1 alpha-2, by the first language of their browser, such as `es-AR`; null without a
 * country. US English is a common default everywhere, so it is ignored.
 */
export function countryOf(tag: string): string | null {
  const [language, ...parts] = tag.split('-');
  const region = parts.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  if (language === 'en' && region === 'US') return null;
  return region ?? (language === 'pt' ? 'BR' : null);
}

/** `Accept-Language` for one of our languages and the country in these preferred languages, such as `es-AR`. */
export function languageTag(language: Language, [first = '']: readonly string[]): string {
  const country = countryOf(first);
  return country ? `${language}-${country}` : language;
}
