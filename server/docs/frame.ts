import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html, raw } from 'hono/html';
import { logo } from '#server/pages/drawings.ts';
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
<header><a href="/">${logo({})}</a>${PLACES.map(([href, name]) => html`<a href="${href}">${name}</a>`)}</header>
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
