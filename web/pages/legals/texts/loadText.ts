import type { Language } from '#shared/language.ts';
import { loadChunk } from '#web/loadChunk.ts';
import type { LegalName } from '../legalDocuments.ts';
import type { LegalText } from './legalText.ts';

// Each import is a separate chunk: only the shown text is loaded.
const texts: Record<LegalName, Record<Language, () => Promise<{ text: LegalText }>>> = {
  servicesagreement: {
    en: () => import('./servicesagreement/en.ts'),
    es: () => import('./servicesagreement/es.ts'),
    fr: () => import('./servicesagreement/fr.ts'),
    pt: () => import('./servicesagreement/pt.ts'),
  },
  privacypolicy: {
    en: () => import('./privacypolicy/en.ts'),
    es: () => import('./privacypolicy/es.ts'),
    fr: () => import('./privacypolicy/fr.ts'),
    pt: () => import('./privacypolicy/pt.ts'),
  },
};

export async function loadText(name: LegalName, language: Language): Promise<LegalText> {
  return (await loadChunk(texts[name][language])).text;
}
