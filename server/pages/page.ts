import type { html } from 'hono/html';
import type { Content } from '#server/http/content.ts';
import type { DrawnPage } from '#shared/drawing.ts';
import type { Language } from '#shared/language.ts';

/** HTML in which all external text is escaped. */
export type Html = ReturnType<typeof html>;

export interface Page {
  language: Language;
  /** The tags for search engines and previews. */
  head: Html;
  /** The rendered page; null when only the browser renders it. */
  drawn: DrawnPage | null;
}

/** A page ready to be sent to any reader: it contains nothing about the requesting user. */
export interface MadePage {
  content: Content;
  status: number;
  /** Whether the server has rendered the page completely, so that it may be sent to other readers, too. */
  isWhole: boolean;
}
