import type { Language } from '#server/i18n/language.ts';
import { harmless } from './harmless.ts';

/** The salutation of a mail to a person. */
export function greeting(
  language: Language,
  { firstName, displayName }: { firstName: string | null; displayName: string },
) {
  const name = harmless(firstName || displayName);
  return { en: `Hello ${name},`, es: `Hola, ${name}:`, pt: `Olá, ${name}!` }[language];
}
