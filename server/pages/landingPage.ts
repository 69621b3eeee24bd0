import { html } from 'hono/html';
import { wordsIn } from '#server/i18n/messages.ts';
import { displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Env } from '#server/platform/env.ts';
import type { Language } from '#shared/language.ts';
import { providerPath } from '#shared/providerPath.ts';
import { asJson } from './asJson.ts';
import { framed } from './frame.ts';
import { head } from './head.ts';
import { landingSheet, type Newest } from './landingSheet.ts';
import { messageModules } from './messageModules.ts';
import type { Page } from './page.ts';
import type { Shell } from './shell.ts';

interface LandingPageInput {
  shell: Shell;
  env: Env;
  gazetteer: Gazetteer;
  /** The newest first. */
  providers: { id: number; businessName: string; addressId: number }[];
  language: Language;
  /** The reader's, where their browser tells it. */
  country: string | null;
}

export function landingPage({ shell, env, gazetteer, providers, language, country }: LandingPageInput): Page {
  const words = wordsIn(language);
  const title = words('landing.title');
  const url = `${env.publicUrl}/`;
  const newest: Newest[] = providers.map((provider) => ({
    path: providerPath(provider),
    name: provider.businessName,
    place: displayName(gazetteer.get(provider.addressId)!, language),
  }));
  return {
    language,
    title,
    modules: ['pages/landing/LandingPage.tsx', ...messageModules(language, ['first'])],
    // the app shows the same list, without asking for it
    head: html`${head({
      language,
      title,
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
        inLanguage: ['en', 'es', 'pt'],
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    })}<link data-page rel="sitemap" type="application/xml" href="/sitemap.xml" /><script type="application/json" id="newest">${asJson(newest)}</script>`,
    body: framed({ shell, env, language, inLanguage: null, main: landingSheet({ shell, language, country, newest }) }),
  };
}
