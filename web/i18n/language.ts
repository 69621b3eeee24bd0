import { isLanguage, type Language } from '#shared/language.ts';

/** The name of each language in the language itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
};

// An allow-list instead of a list of attacks: anything not shaped like a language tag is dropped.
const tag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;

export interface LanguageSources {
  stored: string | null;
  /** The preferred languages, in order. */
  browser: readonly string[];
  pathname: string;
}

/**
 * The first supported language of these sources: local storage, the browser, the first path segment; otherwise English.
 */
export function detectLanguage({ stored, browser, pathname }: LanguageSources): Language {
  for (const value of [stored, ...browser, pathname.split('/')[1]]) {
    if (!value || !tag.test(value)) continue;
    const primary = value.toLowerCase().split(/[-_]/)[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

const defaultFormats: Record<Language, string> = { en: 'en', es: 'es-419', fr: 'fr-CA', pt: 'pt-BR' };

/** The locale of numbers and dates: the visitor's own variant of the language if the browser reports one. */
export function formatLocale(language: Language, browser: readonly string[]): string {
  const own = browser.find((value) => tag.test(value) && value.toLowerCase().startsWith(`${language}-`));
  return own?.replaceAll('_', '-') ?? defaultFormats[language];
}
