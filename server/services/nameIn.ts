import type { Language } from '#shared/language.ts';

export interface Named {
  nameEn: string;
  nameEs: string;
  namePt: string;
}

/** The name of a service, or of a heading above it. */
export function nameIn(language: Language, row: Named): string {
  return { en: row.nameEn, es: row.nameEs, pt: row.namePt }[language];
}
