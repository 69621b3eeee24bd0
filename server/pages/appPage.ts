import { html } from 'hono/html';
import { wordsIn } from '#server/i18n/messages.ts';
import type { Env } from '#server/platform/env.ts';
import type { Language } from '#shared/language.ts';
import { appPageAt } from './appPages.ts';
import { framed } from './frame.ts';
import { messageModules } from './messageModules.ts';
import type { Page } from './page.ts';
import type { Shell } from './shell.ts';

const SEARCH_MODULES = ['pages/landing/LandingPage.tsx'];

/** A page that the app alone draws, with what is known of it ahead. */
export function appPage(shell: Shell, env: Env, url: URL, language: Language): Page {
  const { pathname } = url;
  const known = appPageAt(pathname);
  // what was sent back has another heading
  const sketch = url.searchParams.has('resubmit') ? null : (known?.sketch ?? null);
  const isSearch = pathname === '/';
  const words = wordsIn(language);
  const description = words(known?.description ?? 'page.landing.description');
  return {
    language,
    title: known && `${words(known.title)} · Rumbo`,
    // legal pages describe themselves; searches are as many as there are words, and none is worth finding
    head: html`${!pathname.startsWith('/legals') && html`<meta data-page name="description" content="${description}" />`}${known && html`<link data-page rel="canonical" href="${env.publicUrl}${pathname}" />`}${isSearch && html`<meta data-page name="robots" content="noindex" />`}`,
    body: sketch && framed({ shell, env, language, main: sketch(shell, language), inLanguage: null }),
    isSketch: true,
    modules: [
      ...(known?.modules ?? []),
      ...(isSearch ? SEARCH_MODULES : []),
      ...messageModules(language, isSearch ? ['first'] : ['first', 'pages']),
    ],
  };
}
