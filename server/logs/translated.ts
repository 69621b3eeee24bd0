import { LANGUAGES, type Language } from '#shared/language.ts';

/** A text of a snapshot in all languages: it stays readable after its subject is deleted. */
type Translated = Record<Language, string>;

/** A text as `before` and `after` of an entry keep it: once, where it is the same in all languages. */
export function inAllLanguages(say: (language: Language) => string): string | Translated {
  const [en, es, pt] = LANGUAGES.map(say) as [string, string, string];
  return en === es && en === pt ? en : { en, es, pt };
}

/** `before` or `after` of an entry, with its translated texts in one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isTranslated(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]));
}

function isTranslated(value: object): value is Translated {
  return Object.keys(value).length === LANGUAGES.length && LANGUAGES.every((language) => language in value);
}
