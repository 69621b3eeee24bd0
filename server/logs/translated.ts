import { inEachLanguage, isLanguage, LANGUAGES, type Language } from '#shared/language.ts';

/** A text of a snapshot in all languages of that time: it stays readable after its subject is deleted. */
type Translated = Partial<Record<Language, string>> & { en: string };

/** A text in the form stored in `before` and `after` of an entry: once, if it is the same in all languages. */
export function inAllLanguages(say: (language: Language) => string): string | Translated {
  const texts = inEachLanguage(say);
  return LANGUAGES.every((language) => texts[language] === texts.en) ? texts.en : texts;
}

/** `before` or `after` of an entry, with its translated texts in one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isTranslated(value)) return value[language] ?? value.en;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]));
}

function isTranslated(value: object): value is Translated {
  return 'en' in value && Object.keys(value).every(isLanguage);
}
