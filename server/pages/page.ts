import type { html } from 'hono/html';
import type { Content } from '#server/http/content.ts';
import type { DrawnPage } from '#shared/drawing.ts';
import type { Language } from '#shared/language.ts';

/** HTML in which all external text is escaped. */
export type Html = ReturnType<typeof html>;

export interface Page {
  language: Language;
  /** For search engines and previews. */
  head: Html;
  /** Null for a page that is rendered only by the browser. */
  drawn: DrawnPage | null;
}

/** A page ready to be sent to any reader: it contains nothing about the requesting user. */
export interface MadePage {
  content: Content;
  status: number;
  /** Whether the server has rendered it completely: then others may get it, too. */
  isWhole: boolean;
}
