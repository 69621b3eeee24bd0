import { html } from 'hono/html';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Env } from '#server/platform/env.ts';
import type { Language } from '#shared/language.ts';
import { accountSketch, preRegistrationSketch, type Sketch } from './drawings.ts';
import { framed } from './frame.ts';
import type { Page } from './page.ts';
import { messageModules, type Shell } from './shell.ts';

/** What is known ahead of a page that the app alone draws. */
interface AppPage {
  /** The message that the app has for its title. */
  title: MessageKey;
  description: MessageKey;
  /** Those of the web that it begins with: named in the page, they come beside the app instead of after it. */
  modules: string[];
  /** How it begins, so that who waits for the app sees where they are. */
  sketch?: Sketch;
}

const APP_PAGES: Record<string, AppPage> = {
  '/pre-registration': {
    title: 'preRegistration.title',
    description: 'page.preRegistration.description',
    modules: ['pages/pre-registration/PreRegistrationPage.tsx'],
    sketch: preRegistrationSketch,
  },
  '/users/login': {
    title: 'login.title',
    description: 'page.login.description',
    modules: ['pages/users/login/LoginPage.tsx'],
    sketch: accountSketch('login.title'),
  },
  '/users/signup': {
    title: 'signup.title',
    description: 'page.signup.description',
    modules: ['pages/users/signup/SignupPage.tsx'],
    sketch: accountSketch('signup.title'),
  },
  '/mvp': {
    title: 'mvp.title',
    description: 'page.mvp.description',
    modules: ['pages/mvp/GlancePage.tsx', 'pages/mvp/glanceLoader.ts'],
  },
  '/help': {
    title: 'help.title',
    description: 'page.help.description',
    modules: ['pages/help/HelpPage.tsx', 'pages/help/helpLoader.ts'],
  },
};

/** Null when nothing is known of the page. */
export function appPageAt(pathname: string): AppPage | null {
  return Object.hasOwn(APP_PAGES, pathname) ? APP_PAGES[pathname]! : null;
}

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
