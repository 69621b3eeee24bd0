import { currentLanguage } from '../i18n/currentLanguage.ts';
import type { Language } from '../i18n/language.ts';
import { loadMessages, type Messages } from '../i18n/loadMessages.ts';

export interface RootData {
  language: Language;
  messages: Messages;
}

export async function rootLoader(): Promise<RootData> {
  const language = currentLanguage();
  return { language, messages: await loadMessages(language) };
}
