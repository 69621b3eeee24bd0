import type { html } from 'hono/html';
import type { Language } from '#shared/language.ts';

/** HTML in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>;

/** What is sent of a page before the app is here; its content also for who reads it without the app. */
export interface Page {
  language: Language;
  /** Null when only the app knows it. */
  title: string | null;
  /** What search engines and previews read. */
  head: Html;
  /** Null when the app alone draws it. */
  body: Html | null;
  /** Whether the body is but how the page begins: without the app it is of no use. */
  isSketch?: boolean;
  /** Those of the web that draw it, from `web/`. */
  modules: string[];
}
