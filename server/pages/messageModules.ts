import type { Language } from '#shared/language.ts';

/** The app's catalogues of these areas (see scripts/messageAreas.ts), as modules of the web. */
export function messageModules(language: Language, areas: ('first' | 'pages')[]): string[] {
  return areas.map((area) => `i18n/compiled/${area}/${language}.json`);
}
