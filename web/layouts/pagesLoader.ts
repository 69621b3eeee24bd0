import { currentLanguage } from '../i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '../i18n/loadMessages.ts';

/** Beside the code and the data of a page: the words that the landing page has no use for. */
export function pagesLoader(): Promise<Messages> {
  return loadMessages(currentLanguage(), 'pages');
}
