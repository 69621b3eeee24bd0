import { inEachLanguage, isLanguage, LANGUAGES, type Language } from '#shared/language.ts';

/**
 * A text in all languages that existed when the snapshot was taken, so that it stays readable after the subject is
 * deleted.
 */
type Translated = Partial<Record<Language, string>> & { en: string };

/**
 * Converts a text to the form stored in `before` and `after` of an entry: a single text if it is the same in all
 * languages.
 */
export function inAllLanguages(say: (language: Language) => string): string | Translated {
  const texts = inEachLanguage(say);
  return LANGUAGES.every((language) => texts[language] === texts.en) ? texts.en : texts;
}

/** Reduces the translated texts in `before` or `after` of an entry to one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isTranslated(value)) return value[language] ?? value.en;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]));
}

function isTranslated(value: object): value is Translated {
  return 'en' in value && Object.keys(value).every(isLanguage);
}
