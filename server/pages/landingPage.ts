import { html } from 'hono/html';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import { displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Env } from '#server/platform/env.ts';
import type { Language } from '#shared/language.ts';
import { providerPath } from '#shared/providerPath.ts';
import { icon } from './drawings.ts';
import { framed } from './frame.ts';
import { asJson, head } from './head.ts';
import type { Html, Page } from './page.ts';
import { messageModules, type Shell } from './shell.ts';

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

interface Newest {
  path: string;
  name: string;
  place: string;
}

interface LandingSheet {
  shell: Shell;
  language: Language;
  country: string | null;
  newest: Newest[];
}

/** As web/pages/landing draws it. The search needs the app: its place is kept, but nothing can be typed and then lost. */
function landingSheet({ shell, language, country, newest }: LandingSheet): Html {
  const words = wordsIn(language);
  const hero = shell.classes('pages/landing/Hero');
  const page = shell.classes('pages/landing/LandingPage');
  return html`<div class="${page.page}">
<section class="${hero.hero}"><h1 class="${hero.title}">${words('landing.hero')}</h1><p class="${hero.tagline}">${words('app.tagline')}</p></section>
<div class="${page.search}" >${searchPlace(shell, language)}<noscript><p>${words('landing.needsScript')}</p></noscript></div>
${examples(shell, language, country)}
${benefits(shell, language)}
${newest.length > 0 && newProviders(shell, language, newest)}
${carrierCall(shell, language)}
</div>`;
}

function searchPlace(shell: Shell, language: Language): Html {
  const words = wordsIn(language);
  const css = shell.classes('ui/Field');
  const field = (id: MessageKey) =>
    html`<div class="${css.field}"><span class="${css.label}">${words(id)}</span><div class="${css.box}"><div class="${css.input}"></div></div></div>`;
  return html`<div class="${shell.classes('pages/landing/SearchCard').form}" aria-hidden="true">${field('search.address')}${field('search.keywords')}<button type="button" class="${shell.classes('ui/Button').button}" data-variant="primary" disabled>${icon('search')}<span>${words('search.submit')}</span></button></div>`;
}

function examples(shell: Shell, language: Language, country: string | null): Html {
  const { link } = shell.classes('ui/Link');
  const words = wordsIn(language);
  const places = words('landing.examplePlaces', { country: country ?? 'other' }).split('|');
  const example = (q: string, nth: number) => {
    const f = places[nth] ?? '';
    return html`<li><a class="${link}" href="/?${new URLSearchParams({ f, q })}">${q} · ${f}</a></li>`;
  };
  return html`<div class="${shell.classes('pages/landing/Welcome').examples}"><p id="examples">${words('landing.examples')}</p><ul aria-labelledby="examples">${words('landing.exampleWords').split('|').map(example)}</ul></div>`;
}

function benefits(shell: Shell, language: Language): Html {
  const words = wordsIn(language);
  const css = shell.classes('pages/landing/Benefits');
  const benefit = (name: 'pin' | 'shield' | 'chat', id: 'near' | 'reviewed' | 'direct') =>
    html`<li class="${css.benefit}"><span class="${css.sign}">${icon(name, 26)}</span><h3>${words(`landing.${id}`)}</h3><p>${words(`landing.${id}Text`)}</p></li>`;
  return html`<section class="${css.benefits}" aria-labelledby="benefits"><h2 class="${css.title}" id="benefits">${words('landing.benefits')}</h2><ul class="${css.list}">${benefit('pin', 'near')}${benefit('shield', 'reviewed')}${benefit('chat', 'direct')}</ul></section>`;
}

function newProviders(shell: Shell, language: Language, newest: Newest[]): Html {
  const css = shell.classes('pages/landing/NewProviders');
  return html`<section class="${css.newest}" aria-labelledby="newest-title"><h2 class="${css.title}" id="newest-title">${wordsIn(language)('landing.newest')}</h2><ul class="${css.list}">${newest.map(
    ({ path, name, place }) =>
      html`<li><a class="${css.link}" href="${path}" dir="auto">${name}</a><p class="${css.place}">${place}</p></li>`,
  )}</ul></section>`;
}

function carrierCall(shell: Shell, language: Language): Html {
  const words = wordsIn(language);
  const css = shell.classes('pages/landing/CarrierCall');
  return html`<section class="${css.call}" aria-labelledby="carriers"><div class="${css.text}"><h2 id="carriers">${words('landing.carriers')}</h2><p>${words('landing.carriersText')}</p></div><a class="${shell.classes('ui/Button').button}" data-variant="secondary" href="/pre-registration">${words('landing.preRegister')}${icon('arrow')}</a></section>`;
}
