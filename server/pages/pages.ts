import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { loadProofs } from '#server/credentials/proofs.ts';
import { contentOf } from '#server/http/content.ts';
import { keepBriefly } from '#server/http/keepBriefly.ts';
import { webConfig } from '#server/http/webConfig.ts';
import { requestLanguage, requestLocales } from '#server/i18n/language.ts';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import type { Reads } from '#server/platform/reads.ts';
import { loadPublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { readDirectoryPath } from '#shared/directoryPath.ts';
import type { Draw, DrawHelp, DrawnPage, DrawnRedirect } from '#shared/drawing.ts';
import { isLanguage, type Language, languageTag } from '#shared/language.ts';
import { languageOfPath } from '#shared/languageOfPath.ts';
import { providerIdIn, providerPath } from '#shared/providerPath.ts';
import { landingHead } from './landingHead.ts';
import type { Html, MadePage } from './page.ts';
import { providerHead } from './providerHead.ts';
import { sendPage } from './sendPage.ts';
import type { Shell } from './shell.ts';
import { FIXED_PAGES } from './sitemaps.ts';

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
  /** The value of the header `Accept-Language`. */
  language: string,
  requestInfo: Info,
) => ReturnType<DrawHelp['send']>;

interface Described {
  head: Html;
  language: Language;
  status?: number;
}

/** The descriptions of the pages that search engines find, by path. */
const DESCRIPTIONS: Record<string, MessageKey> = {
  '/pre-registration': 'page.preRegistration.description',
  '/users/login': 'page.login.description',
  '/users/signup': 'page.signup.description',
  '/mvp': 'page.mvp.description',
  '/help': 'page.help.description',
  '/data': 'page.data.description',
  '/status': 'page.status.description',
  '/signs': 'page.signs.description',
};

/**
 * Pages that are the same for all readers of a language and country. Each path is listed, because the router also
 * matches variants, such as `/HELP`.
 */
const KEPT_PAGES = new Set([...FIXED_PAGES, ...Object.keys(DESCRIPTIONS), '/users/forgot']);

const NOT_DRAWN = { drawn: null, isWhole: false };

const NOT_INDEXED = html`<meta data-page name="robots" content="noindex" />`;

const SEARCH_PARAMETERS = ['f', 'q', 'a', 'area'];

/** All pages of the web. `draw` is null where only browsers render, as in development. */
export function createPages<Info extends { requestId: string; isAnonymous: boolean }>(
  { env, db, reads, gazetteer, log }: Parts,
  { shell, draw, send }: { shell: Shell; draw: Draw | null; send: Send<Info> },
): Hono<{ Bindings: Info }> {
  type PageContext = Context<{ Bindings: Info }>;
  const pages = new Hono<{ Bindings: Info }>();
  const config = webConfig(env);
  const keep = keepBriefly<MadePage, DrawnRedirect>();

  async function respond(c: PageContext, described: Described): Promise<Response> {
    const { language } = described;
    const { pathname, search } = new URL(c.req.url);
    const locales = requestLocales(c.req.header('accept-language') ?? null);
    const make = () => makePage(c, described, locales);
    // Rendered again for a signed-in user, who sees their own changes immediately.
    const mayBeKept = KEPT_PAGES.has(pathname) && search === '' && c.env.isAnonymous;
    const page = await (mayBeKept ? keep([pathname, language, ...locales].join(), make) : make());
    if ('redirect' in page)
      return new Response(null, {
        status: page.status,
        headers: { Location: page.redirect, 'Cache-Control': 'private, no-cache' },
      });
    const isShared = page.isWhole && language === (linkedLanguage(c) ?? acceptedLanguage(c));
    return sendPage(c.req.raw, env, page, isShared);
  }

  async function makePage(
    c: PageContext,
    { head, language, status = 200 }: Described,
    locales: string[],
  ): Promise<MadePage | DrawnRedirect> {
    const { drawn, isWhole } = draw ? await drawPage(c, draw, { language, locales }) : NOT_DRAWN;
    if (drawn && 'redirect' in drawn) return drawn;
    const found = status === 200 && drawn ? drawn.status : status;
    const final = (drawn && failureStatus(drawn)) ?? found;
    return {
      content: contentOf(shell.fill({ language, head, drawn }), 'fast'),
      status: final,
      isWhole: isWhole && final === 200,
    };
  }

  /**
   * Renders a page. `drawn` is null for a page that only a browser can render, or whose rendering on the server fails.
   */
  async function drawPage(
    c: PageContext,
    draw: Draw,
    { language, locales }: { language: Language; locales: string[] },
  ): Promise<{ drawn: Awaited<ReturnType<Draw>>; isWhole: boolean }> {
    const { requestId } = c.env;
    let isWhole = true;
    const onError = (error: unknown) => {
      isWhole = false;
      log.error({ err: error, requestId }, 'a page could not be drawn');
    };
    const requested = new URL(c.req.url);
    // each part is set separately: as a relative URL, a path with two slashes would change the host
    const url = new URL(env.publicUrl);
    url.pathname = requested.pathname;
    url.search = requested.search;
    try {
      const drawn = await draw(
        { url: url.href, language, locales, config },
        {
          send: async (operation) => {
            const response = await send(operation, languageTag(language, locales), c.env);
            if (response.includes('"errors":')) isWhole = false;
            return response;
          },
          onError,
        },
      );
      return { drawn, isWhole: isWhole && drawn !== null };
    } catch (error) {
      onError(error);
      return NOT_DRAWN;
    }
  }

  pages.get('/p/:id', async (c, next) => {
    const id = readDatabaseId(c.req.param('id'));
    if (!id) return next();
    const provider = await loadPublicProvider(reads.pool, id);
    // the page of an unknown provider reports that it does not exist
    const path = provider ? providerPath(provider) : `/providers/${id}`;
    return new Response(null, { status: 302, headers: { Location: path, 'Cache-Control': 'no-cache' } });
  });

  pages.get('/providers/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const [first, second, ...others] = pathname.split('/').filter(Boolean).slice(1);
    if (first === undefined) return next();
    const linked = linkedLanguage(c);
    const name = second ?? first;
    const language = linked ?? readerLanguage(c);
    const id = others.length === 0 && (linked || second === undefined) ? providerIdIn(name) : null;
    const pool = c.env.isAnonymous ? reads.pool : db.pool;
    const provider = id === null ? null : await loadPublicProvider(pool, id);
    if (!provider) return respond(c, { head: NOT_INDEXED, language, status: 404 });
    const path = providerPath(provider, linked);
    if (pathname !== path) {
      // Not cached by browsers: if a business changes its name and changes it back, each URL would redirect to the
      // other.
      return new Response(null, { status: 301, headers: { Location: path + search, 'Cache-Control': 'no-cache' } });
    }
    const proofs = (await loadProofs(pool, [provider.id])).get(provider.id) ?? [];
    return respond(c, { head: providerHead({ env, gazetteer, provider, proofs, language, linked }), language });
  });

  pages.get('*', (c) => {
    const { pathname } = new URL(c.req.url);
    // directory pages render their own title and description
    if (readDirectoryPath(pathname)) return respond(c, { head: html``, language: linkedLanguage(c)! });
    const language = readerLanguage(c);
    const words = wordsIn(language);
    const isLanding = pathname === '/';
    if (isLanding && !SEARCH_PARAMETERS.some((name) => c.req.query(name)))
      return respond(c, { head: landingHead(env, language), language });
    const key = DESCRIPTIONS[pathname];
    const description = html`<meta data-page name="description" content="${words(key ?? 'page.landing.description')}" />`;
    // legal pages and searches render their own description
    const head = html`${!pathname.startsWith('/legals') && description}${key && html`<link data-page rel="canonical" href="${env.publicUrl}${pathname}" />`}${isShortlist(pathname) && shortlistHead(env, language, c.req.query('link'))}${isLoads(pathname) && NOT_INDEXED}`;
    return respond(c, { head, language });
  });

  return pages;
}

/** The head of a shared list, which is only for holders of its link: messengers show them the sender of the list. */
function shortlistHead(env: Env, language: Language, link: string | undefined): Html {
  const picture = link && `${env.publicUrl}/social/shortlists/${language}.png?link=${encodeURIComponent(link)}`;
  return html`${NOT_INDEXED}${
    picture &&
    html`<meta data-page property="og:image" content="${picture}" /><meta data-page name="twitter:card" content="summary_large_image" />`
  }`;
}

const isShortlist = (pathname: string) => /^\/shortlist\/?$/.test(pathname);
const isLoads = (pathname: string) => /^\/loads\/?$/.test(pathname);

const acceptedLanguage = (c: Context): Language => requestLanguage(c.req.header('accept-language') ?? null);

/** The language chosen by the visitor, otherwise the language of the browser. */
function readerLanguage(c: Context): Language {
  const chosen = getCookie(c, 'lang');
  return isLanguage(chosen) ? chosen : acceptedLanguage(c);
}

const linkedLanguage = (c: Context): Language | null => languageOfPath(new URL(c.req.url).pathname);

/**
 * The HTTP status of a page without its data; null when the page has its data, or when the visitor's input is invalid.
 */
function failureStatus({ failure }: DrawnPage): number | null {
  if (failure === null || failure === 'BAD_USER_INPUT') return null;
  return failure === 'TOO_MANY_REQUESTS' ? 429 : 503;
}
