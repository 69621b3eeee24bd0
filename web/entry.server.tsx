import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import type { ContextStorage, Draw, Drawing, DrawRequest } from '#shared/drawing.ts';
import { App } from './App.tsx';
import { ApiPage } from './docs/ApiPage.tsx';
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
  };
}

function createDraw(contexts: ContextStorage<PageContext>): Draw {
  return async (request) => {
    const { url, locales, language } = request;
    // its routes are found only by browsers
    if (isBackOffice(url.pathname) || isPersonal(url.pathname)) return null;
    const matches = matchRoutes(routes, url.pathname) ?? [];
    if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.needsBrowser?.(url))) return null;
    const { context, settled } = contextOf(request);
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
        // one piece: nothing is waited for any more
        { onError: request.onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      await stream.allReady;
      const html = await new Response(stream).text();
      // React writes what belongs into the head before the first element of the page
      const start = html.indexOf('<div');
      return {
        head: html.slice(0, start),
        body: html.slice(start),
        status: context.status ?? 200,
        data: { origin: url.origin, locales, responses: Object.fromEntries(context.responses) },
        modules: [
          ...matches.flatMap(({ route }) => route.id ?? []),
          ...(url.pathname === paths.home() && isSearch(readSearch(url.searchParams)) ? ['SearchResults'] : []),
          ...areasOf(url.pathname).map((area) => `i18n/compiled/${area}/${language}.json`),
        ],
      };
    });
  };
}

function contextOf({ url, language, locales, config, send }: DrawRequest) {
  const pending: Promise<unknown>[] = [];
  const responses = new Map<string, unknown>();
  const context: PageContext = {
    language,
    locales,
    origin: url.origin,
    config,
    responses,
    routeQueries: new Map(),
    send: (operation, variables) => {
      const response = send({ doc_id: operation.id!, variables }).then((answer) => {
        responses.set(requestKey(operation, variables), answer);
        return answer;
      });
      pending.push(response);
      return response;
    },
  };
  return { context, settled: () => Promise.all(pending) };
}
