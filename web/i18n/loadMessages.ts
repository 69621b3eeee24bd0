import type { MessageFormatElement } from 'react-intl';
import { loadChunk } from '../loadChunk.ts';
import type { Language } from './language.ts';

export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>;

// Each import is a chunk of its own: only the chosen language is loaded.
const catalogues: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./compiled/en.json'),
  es: () => import('./compiled/es.json'),
  pt: () => import('./compiled/pt.json'),
};

export async function loadMessages(language: Language): Promise<Messages> {
  return (await loadChunk(catalogues[language])).default as Messages;
}
