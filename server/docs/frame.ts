import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html, raw } from 'hono/html';
import type { Html } from '#server/pages/page.ts';
import { ROOT } from '#server/platform/root.ts';

/** The style sheet, inlined into each of these pages. */
export const STYLE = readFileSync(path.join(ROOT, 'server/docs/docs.css'), 'utf8');

interface Content {
  title: string;
  description: string;
  main: Html;
}

const PLACES = [
  ['/api', 'REST'],
  ['/api/graphql', 'GraphQL'],
  ['/graphql', 'Explorer'],
  ['/api/openapi.json', 'OpenAPI'],
] as const;

/** As web/layouts/Logo.tsx draws it. */
const LOGO = raw(
  '<svg viewBox="0 0 144 40" role="img" aria-label="Rumbo" fill="none"><path d="M4 34V7h9.5a8 8 0 0 1 0 16H4m9 0 8.5 11M30 14.5v10.5a8.25 8.25 0 0 0 16.5 0V14.5m0 0V34M56 34V14.5m0 7.5a7.25 7.25 0 0 1 14.5 0V34m0-12a7.25 7.25 0 0 1 14.5 0V34M94.5 5v29" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" /><g stroke="currentColor" stroke-width="5"><circle cx="104.2" cy="24.25" r="9.7" /><circle cx="131" cy="24.25" r="9.7" /></g><path d="M135.9 19.35 133.3 26.55 128.7 21.95Z" /><path fill="currentColor" d="M126.1 29.15 128.7 21.95 133.3 26.55Z" /></svg>',
);

/** A complete page of the documentation. In English only, like the names in it. */
export function framed({ title, description, main }: Content): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · Rumbo</title>
<meta name="description" content="${description}" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${raw(STYLE)}</style>
</head>
<body>
<header><a href="/">${LOGO}</a>${PLACES.map(([href, name]) => html`<a href="${href}">${name}</a>`)}</header>
<main><h1>${title}</h1>${main}</main>
</body>
</html>`);
}

/** Text in which backticks mark code. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

export function contents(parts: readonly { id: string; name: string }[]): Html {
  return html`<nav aria-label="On this page"><ul>${parts.map(
    ({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>`;
}
