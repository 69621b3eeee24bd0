import type { html } from 'hono/html';
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
  status: number;
  /** Whether caches on the way may keep it for other visitors. */
  isShared: boolean;
}
