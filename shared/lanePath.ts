import type { DirectoryAddress } from './directoryPath.ts';
import type { Language } from './language.ts';

const WORDS: Record<Language, string> = { en: 'transport', es: 'transporte', fr: 'transport', pt: 'transporte' };

/** The address of the page of a route, such as `/es/transporte/rosario/sao-paulo`. */
export const lanePath = (language: Language, from: string, to: string) =>
  `/${language}/${WORDS[language]}/${from}/${to}`;

/** The slugs of both ends if the address may be that of a route's page. */
export function readLanePath({
  service,
  places: [from, to, more],
}: DirectoryAddress): { from: string; to: string } | null {
  return Object.values(WORDS).includes(service.toLowerCase()) && from && to && !more ? { from, to } : null;
}
