import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import type { ContextStorage, Draw, DrawHelp, Drawing, DrawRequest, PageData } from '#shared/drawing.ts';
import { App } from './App.tsx';
import { ApiPage } from './docs/ApiPage.tsx';
import { DocsBar } from './docs/DocsBar.tsx';
import { areasOf } from './i18n/loadMessages.ts';
import { findPageContext, type PageContext, requestKey } from './pageContext.ts';
import { isBackOffice, isPersonal, isSearch, paths, readSearch } from './paths.ts';
import { type PageHandle, routes } from './routes.tsx';

const handler = createStaticHandler(routes);

export function createDrawing(contexts: ContextStorage<PageContext>): Drawing {
  findPageContext(() => contexts.getStore()!);
  return {
    draw: createDraw(contexts),
    drawApiPage: (api) => renderToStaticMarkup(<ApiPage api={api} />),
    drawGraphiqlBar: () => renderToStaticMarkup(<DocsBar current="/graphql" />),
  };
}

function createDraw(contexts: ContextStorage<PageContext>): Draw {
  return async (request, help) => {
    const { locales, language } = request;
    const url = new URL(request.url);
    // only browsers know the routes of these pages
    if (isBackOffice(url.pathname) || isPersonal(url.pathname)) return null;
    const matches = matchRoutes(routes, url.pathname) ?? [];
    if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.needsBrowser?.(url))) return null;
    const { context, texts, settled } = contextOf(url, request, help);
    return contexts.run(context, async () => {
      const result = await handler.query(new Request(url));
      if (result instanceof Response) return { redirect: result.headers.get('Location')!, status: result.status };
      for (const error of Object.values(result.errors ?? {})) throw error;
      await settled();
      const stream = await renderToReadableStream(
        <App>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, result)}
            context={result}
            hydrate={false}
          />
        </App>,
        // a single chunk, as nothing is pending
        { onError: help.onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      await stream.allReady;
      const html = await new Response(stream).text();
      // React writes elements of the head before the first element of the page
      const start = html.indexOf('<div');
      return {
        head: html.slice(0, start),
        body: html.slice(start),
        status: context.status ?? 200,
        failure: failureOf([...context.responses.values()]),
        data: pageData({ origin: url.origin, locales }, texts),
        modules: [
          ...matches.flatMap(({ route }) => route.id ?? (route.handle as PageHandle | undefined)?.module ?? []),
          ...(url.pathname === paths.home()
            ? [isSearch(readSearch(url.searchParams)) ? 'ResultsSection' : 'Welcome']
            : []),
          ...areasOf(url.pathname).map((area) => `i18n/compiled/${area}/${language}.json`),
        ],
      };
    });
  };
}

interface GraphQLResponse {
  data?: unknown;
  errors?: { extensions?: { code?: string } }[];
}

function failureOf(responses: unknown[]): string | null {
  const failed = (responses as GraphQLResponse[]).find((response) => !response.data);
  return failed ? (failed.errors?.[0]?.extensions?.code ?? 'UNKNOWN') : null;
}

/** Writes the data of a page. The responses are the JSON of the server, unchanged. */
function pageData(data: Omit<PageData, 'responses'>, responses: Map<string, string>): string {
  const written = [...responses].map(([key, text]) => `${JSON.stringify(key)}:${text}`);
  return `${JSON.stringify(data).slice(0, -1)},"responses":{${written.join()}}}`;
}

function contextOf(url: URL, { language, locales, config }: DrawRequest, { send }: DrawHelp) {
  const pending: Promise<unknown>[] = [];
  const texts = new Map<string, string>();
  const context: PageContext = {
    language,
    locales,
    origin: url.origin,
    config,
    responses: new Map(),
    routeQueries: new Map(),
    send: (operation, variables) => {
      const response = send({ doc_id: operation.id!, variables }).then((text) => {
        const key = requestKey(operation, variables);
        texts.set(key, text);
        const answer = JSON.parse(text) as unknown;
        context.responses.set(key, answer);
        return answer;
      });
      pending.push(response);
      return response;
    },
  };
  return { context, texts, settled: () => Promise.all(pending) };
}
