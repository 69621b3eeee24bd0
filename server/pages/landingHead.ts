import { html } from 'hono/html';
import { wordsIn } from '#server/i18n/messages.ts';
import type { Env } from '#server/platform/env.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { head } from './head.ts';
import type { Html } from './page.ts';

export function landingHead(env: Env, language: Language): Html {
  const words = wordsIn(language);
  const url = `${env.publicUrl}/`;
  return html`${head({
    language,
    title: words('landing.title'),
    description: words('page.landing.description'),
    canonical: url,
    image: { url: `${env.publicUrl}/preview.png`, alt: 'Rumbo' },
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': url,
      url,
      name: 'Rumbo',
      description: words('page.landing.description'),
      inLanguage: LANGUAGES,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  })}<link data-page rel="sitemap" type="application/xml" href="/sitemap.xml" />`;
}
