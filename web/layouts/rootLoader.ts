import type { Language } from '#shared/language.ts';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '../i18n/loadMessages.ts';

export interface RootData {
  language: Language;
  messages: Messages;
}

export async function rootLoader(): Promise<RootData> {
  const language = currentLanguage();
  return { language, messages: await loadMessages(language, 'first') };
}
