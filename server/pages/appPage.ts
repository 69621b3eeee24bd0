import { html } from 'hono/html';
import type { Env } from '../env.ts';
import type { Language } from '../i18n/language.ts';
import { appPageAt } from './appPages.ts';
import { landingDescription } from './landingDescription.ts';
import type { Page } from './page.ts';
import { messageModules, wordsIn } from './words.ts';

const SEARCH_MODULES = ['pages/landing/LandingPage.tsx'];

/** A page that the app alone draws, with what is known of it ahead. */
export function appPage(env: Env, pathname: string, language: Language): Page {
  const known = appPageAt(pathname);
  const isSearch = pathname === '/';
  const description = (known?.description ?? landingDescription)(language);
  return {
    language,
    title: known && `${wordsIn(language)(known.title)} · Rumbo`,
    // legal pages describe themselves; searches are as many as there are words, and none is worth finding
    head: html`${!pathname.startsWith('/legals') && html`<meta data-page name="description" content="${description}" />`}${known && html`<link data-page rel="canonical" href="${env.publicUrl}${pathname}" />`}${isSearch && html`<meta data-page name="robots" content="noindex" />`}`,
    body: null,
    modules: [
      ...(known?.modules ?? []),
      ...(isSearch ? SEARCH_MODULES : []),
      ...messageModules(language, isSearch ? ['first'] : ['first', 'pages']),
    ],
  };
}
