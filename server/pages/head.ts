import { html, raw } from 'hono/html';
import type { Language } from '#shared/language.ts';
import type { Html } from './page.ts';

interface HeadContent {
  language: Language;
  title: string;
  description: string;
  /** The canonical URL for search engines, absolute. */
  canonical: string;
  /** The URL of the same page in each language, and for readers of other languages (`x-default`). */
  alternates?: Record<string, string>;
  /** The image for previews, with an absolute URL. */
  image?: { url: string; alt: string } | null;
  /** The structured data of schema.org. */
  data: object;
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_LA', fr: 'fr_CA', pt: 'pt_BR' };

/** The tags for search engines and previews. The app removes the tags marked `data-page` when it shows another page. */
export function head({ language, title, description, canonical, alternates = {}, image, data }: HeadContent): Html {
  const properties: [string, string | undefined][] = [
    ['og:site_name', 'Rumbo'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', OPEN_GRAPH_LOCALES[language]],
    ['og:image', image?.url],
    ['og:image:alt', image?.alt],
  ];
  return html`<meta data-page name="description" content="${description}" />
<link data-page rel="canonical" href="${canonical}" />
${Object.entries(alternates).map(([code, url]) => html`<link data-page rel="alternate" hreflang="${code}" href="${url}" />\n`)}${properties
  .filter(([, content]) => content)
  .map(
    ([property, content]) => html`<meta data-page property="${property}" content="${content}" />\n`,
  )}<meta data-page name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />
<script data-page type="application/ld+json">${asJson(data)}</script>`;
}

/** Data for a script element. */
export function asJson(data: object): Html {
  return inScript(JSON.stringify(data));
}

/** JSON for a script element: without any `<` that could end the element or begin a comment. */
export function inScript(json: string): Html {
  return raw(json.replaceAll('<', '\\u003c'));
}
