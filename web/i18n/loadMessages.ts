import type { MessageFormatElement } from 'react-intl';
import { loadChunk } from '../loadChunk.ts';
import type { Language } from './language.ts';

export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>;

type Catalogues = Record<Language, () => Promise<{ default: unknown }>>;

// Each import is a chunk of its own: only the chosen language is loaded.
const catalogues: Catalogues = {
  en: () => import('./compiled/en.json'),
  es: () => import('./compiled/es.json'),
  pt: () => import('./compiled/pt.json'),
};

/** All whose ids begin with `bo.`; see `compileMessages`. */
const backOfficeCatalogues: Catalogues = {
  en: () => import('./compiled/backOffice/en.json'),
  es: () => import('./compiled/backOffice/es.json'),
  pt: () => import('./compiled/backOffice/pt.json'),
};

async function load(from: Catalogues, language: Language): Promise<Messages> {
  return (await loadChunk(from[language])).default as Messages;
}

export function loadMessages(language: Language): Promise<Messages> {
  return load(catalogues, language);
}

/** What the back office needs beside the messages of every page. */
export function loadBackOfficeMessages(language: Language): Promise<Messages> {
  return load(backOfficeCatalogues, language);
}
