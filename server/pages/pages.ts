import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { webConfig } from '#server/http/webConfig.ts';
import { requestLanguage, requestLocales } from '#server/i18n/language.ts';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import type { Reads } from '#server/platform/reads.ts';
import { loadPublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { readDirectoryPath } from '#shared/directoryPath.ts';
import type { Draw, DrawHelp, DrawnPage } from '#shared/drawing.ts';
import { isLanguage, type Language, languageTag } from '#shared/language.ts';
import { languageOfPath } from '#shared/languageOfPath.ts';
import { providerIdIn, providerPath } from '#shared/providerPath.ts';
import { landingHead } from './landingHead.ts';
import type { Html } from './page.ts';
import { providerHead } from './providerHead.ts';
import { sendPage } from './sendPage.ts';
import type { Shell } from './shell.ts';

interface Parts {
  env: Env;
  db: Db;
  reads: Reads;
  gazetteer: Gazetteer;
  log: Log;
}

/** Runs a persisted operation for a visitor who is not signed in. */
export type Send<Info> = (
  operation: Parameters<DrawHelp['send']>[0],
  /** As `Accept-Language`. */
  language: string,
  requestInfo: Info,
) => ReturnType<DrawHelp['send']>;

interface Described {
  head: Html;
  language: Language;
  status?: number;
}

/** Descriptions of pages that search engines find, by path. */
const DESCRIPTIONS: Record<string, MessageKey> = {
  '/pre-registration': 'page.preRegistration.description',
  '/users/login': 'page.login.description',
  '/users/signup': 'page.signup.description',
  '/mvp': 'page.mvp.description',
  '/help': 'page.help.description',
};

const NOT_INDEXED = html`<meta data-page name="robots" content="noindex" />`;

const SEARCH_PARAMETERS = ['f', 'q', 'a', 'area'];

/** All pages of the web. `draw` is null where only browsers draw, as in development. */
export function createPages<Info extends { requestId: string; isAnonymous: boolean }>(
  { env, db, reads, gazetteer, log }: Parts,
  { shell, draw, send }: { shell: Shell; draw: Draw | null; send: Send<Info> },
): Hono<{ Bindings: Info }> {
  type PageContext = Context<{ Bindings: Info }>;
  const pages = new Hono<{ Bindings: Info }>();
  const config = webConfig(env);

  async function respond(c: PageContext, { head, language, status = 200 }: Described): Promise<Response> {
    const drawn = draw && (await drawFor(c, draw, language));
    if (drawn && 'redirect' in drawn)
      return new Response(null, {
        status: drawn.status,
        headers: { Location: drawn.redirect, 'Cache-Control': 'private, no-cache' },
      });
    const found = status === 200 && drawn ? drawn.status : status;
    const final = (drawn && failureStatus(drawn)) ?? found;
    const isShared = drawn !== null && final === 200 && language === (linkedLanguage(c) ?? acceptedLanguage(c));
    return sendPage(shell, env, { language, head, drawn, status: final, isShared }, c.req.raw);
  }

  /** Null for a page that only a browser can draw. One that fails is drawn by the browser, too. */
  async function drawFor(c: PageContext, draw: Draw, language: Language) {
    const { requestId } = c.env;
    const onError = (error: unknown) => log.error({ err: error, requestId }, 'a page could not be drawn');
    const requested = new URL(c.req.url);
    // set one by one: as a relative URL, a path with two slashes would name another site
    const url = new URL(env.publicUrl);
    url.pathname = requested.pathname;
    url.search = requested.search;
    const locales = requestLocales(c.req.header('accept-language') ?? null);
    try {
      return await draw(
        { url: url.href, language, locales, config },
        { send: (operation) => send(operation, languageTag(language, locales), c.env), onError },
      );
    } catch (error) {
      onError(error);
      return null;
    }
  }

  pages.get('/providers/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const [first, second, ...others] = pathname.split('/').filter(Boolean).slice(1);
    if (first === undefined) return next();
    const asked = linkedLanguage(c);
    const name = second ?? first;
    const language = asked ?? readerLanguage(c);
    const id = others.length === 0 && (asked || second === undefined) ? providerIdIn(name) : null;
    const provider = id === null ? null : await loadPublicProvider(c.env.isAnonymous ? reads.pool : db.pool, id);
    if (!provider) return respond(c, { head: NOT_INDEXED, language, status: 404 });
    const path = providerPath(provider, asked);
    if (pathname !== path) {
      // Not kept by browsers: of a business that changes its name and changes it back, each would lead to the other.
      return new Response(null, { status: 301, headers: { Location: path + search, 'Cache-Control': 'no-cache' } });
    }
    return respond(c, { head: providerHead({ env, gazetteer, provider, language, asked }), language });
  });

  pages.get('*', (c) => {
    const { pathname } = new URL(c.req.url);
    // these describe themselves
    if (readDirectoryPath(pathname)) return respond(c, { head: html``, language: linkedLanguage(c)! });
    const language = readerLanguage(c);
    const words = wordsIn(language);
    const isLanding = pathname === '/';
    if (isLanding && !SEARCH_PARAMETERS.some((name) => c.req.query(name)))
      return respond(c, { head: landingHead(env, language), language });
    const key = DESCRIPTIONS[pathname];
    const description = html`<meta data-page name="description" content="${words(key ?? 'page.landing.description')}" />`;
    // legal pages and searches describe themselves
    const head = html`${!pathname.startsWith('/legals') && description}${key && html`<link data-page rel="canonical" href="${env.publicUrl}${pathname}" />`}${isShortlist(pathname) && NOT_INDEXED}`;
    return respond(c, { head, language });
  });

  return pages;
}

/** A shared list is for those who have its link. */
const isShortlist = (pathname: string) => /^\/shortlist\/?$/.test(pathname);

const acceptedLanguage = (c: Context): Language => requestLanguage(c.req.header('accept-language') ?? null);

/** The language that the visitor has chosen, else the one of the browser. */
function readerLanguage(c: Context): Language {
  const chosen = getCookie(c, 'lang');
  return isLanguage(chosen) ? chosen : acceptedLanguage(c);
}

const linkedLanguage = (c: Context): Language | null => languageOfPath(new URL(c.req.url).pathname);

/** The status of a page that lacks its data; null when it has it, or when the visitor's input was at fault. */
function failureStatus({ failure }: DrawnPage): number | null {
  if (failure === null || failure === 'BAD_USER_INPUT') return null;
  return failure === 'TOO_MANY_REQUESTS' ? 429 : 503;
}
