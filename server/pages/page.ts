import type { html } from 'hono/html';
import type { Content } from '#server/http/content.ts';
import type { DrawnPage } from '#shared/drawing.ts';
import type { Language } from '#shared/language.ts';

/** HTML in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>;

export interface Page {
  language: Language;
  /** For search engines and previews. */
  head: Html;
  /** Null for a page that only the browser draws. */
  drawn: DrawnPage | null;
}

/** A page ready to be sent, to any reader: it contains nothing about the requesting person. */
export interface MadePage {
  content: Content;
  status: number;
  /** Whether the server has drawn it, and nothing is missing: others may get it, too. */
  isWhole: boolean;
}
