import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#shared/language.ts';
import { loadChunk } from '../loadChunk.ts';
import { isBackOffice, paths } from '../paths.ts';

export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>;

/** `first` is for the frame and the landing page; see scripts/messages.ts. */
type Area = 'first' | 'pages' | 'backOffice';

// Each import is a separate chunk: only the chosen language is loaded.
const catalogues: Record<Area, Record<Language, () => Promise<{ default: unknown }>>> = {
  first: {
    en: () => import('./compiled/first/en.json'),
    es: () => import('./compiled/first/es.json'),
    fr: () => import('./compiled/first/fr.json'),
    pt: () => import('./compiled/first/pt.json'),
  },
  pages: {
    en: () => import('./compiled/pages/en.json'),
    es: () => import('./compiled/pages/es.json'),
    fr: () => import('./compiled/pages/fr.json'),
    pt: () => import('./compiled/pages/pt.json'),
  },
  backOffice: {
    en: () => import('./compiled/backOffice/en.json'),
    es: () => import('./compiled/backOffice/es.json'),
    fr: () => import('./compiled/backOffice/fr.json'),
    pt: () => import('./compiled/backOffice/pt.json'),
  },
};

/** The areas of the page with this path. */
export function areasOf(pathname: string): Area[] {
  if (isBackOffice(pathname)) return ['first', 'pages', 'backOffice'];
  return pathname === paths.home() ? ['first'] : ['first', 'pages'];
}

export async function loadMessages(language: Language, ...areas: Area[]): Promise<Messages> {
  const chunks = await Promise.all(areas.map((area) => loadChunk(catalogues[area][language])));
  return Object.assign({}, ...chunks.map((chunk) => chunk.default)) as Messages;
}
