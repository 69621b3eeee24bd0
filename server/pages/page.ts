import type { html } from 'hono/html';
import type { Language } from '../i18n/language.ts';

/** HTML in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>;

/** A page with content, for who reads it without the app, and for the moment before the app is here. */
export interface Page {
  language: Language;
  title: string;
  /** What search engines and previews read. */
  head: Html;
  body: Html;
  /** Those of the web that draw the same, from `web/`. */
  modules: string[];
}
