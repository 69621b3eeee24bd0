import type { Language } from '#shared/language.ts';
import { loadAnalytics } from '../analytics/loadAnalytics.ts';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '../i18n/loadMessages.ts';

export interface RootData {
  language: Language;
  messages: Messages;
}

export async function rootLoader(): Promise<RootData> {
  const language = currentLanguage();
  // Both before the first view: what asks for consent must not push aside what is being read.
  const [messages] = await Promise.all([loadMessages(language, 'first'), loadAnalytics()]);
  return { language, messages };
}
