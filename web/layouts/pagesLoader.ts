import { currentLanguage } from '../i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '../i18n/loadMessages.ts';

/** Loads, in addition to the code and the data of a page, the messages that the landing page does not need. */
export function pagesLoader(): Promise<Messages> {
  return loadMessages(currentLanguage(), 'pages');
}
