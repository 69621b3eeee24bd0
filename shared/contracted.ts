import type { Language } from './language.ts';

const FRENCH: Record<string, string> = { 'à Le': 'au', 'à Les': 'aux', 'de Le': 'du', 'de Les': 'des' };
const PORTUGUESE: Record<string, string> = { a: 'ao', de: 'do', em: 'no' };

const JOIN: Partial<Record<Language, (text: string) => string>> = {
  fr: (text) =>
    text
      .replace(/(?<!\p{L})(?:à|de) Les?(?= \p{Lu})/gu, (words) => FRENCH[words]!)
      // not within "San Pedro de Urabá", where the word before it has a capital and is not the first of the text
      .replace(/(?<!\p{L}|\s\p{Lu}\p{L}*\s)de (?=[AEIOUÉÈÊÂÎÔ]\p{L})/gu, 'd’'),
  pt: (text) => text.replace(/(?<!\p{L})(a|de|em)(?= Rio de Janeiro)/gu, (word) => PORTUGUESE[word]!),
};

/**
 * Joins a preposition with the article of the following place: "au Lamentin", "des Abymes", "d’Ottawa", "no Rio de
 * Janeiro".
 */
export const contracted = (text: string, language: string): string => JOIN[language as Language]?.(text) ?? text;
