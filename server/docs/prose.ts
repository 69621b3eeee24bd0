import { html } from 'hono/html';
import type { Html } from '#server/pages/page.ts';

/** Text in which backticks mark code. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Links to the sections of a page. */
export function contents(parts: readonly { id: string; name: string }[]): Html {
  return html`<nav aria-label="On this page"><ul>${parts.map(
    ({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>`;
}
