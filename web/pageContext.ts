import type { PreloadedQuery } from 'react-relay/hooks';
import type { Environment, OperationType, RequestParameters, Variables } from 'relay-runtime';
import type { PageData } from '#shared/drawing.ts';
import type { Language } from '#shared/language.ts';
import type { WebConfig } from '#shared/webConfig.ts';
import { readConfig } from './readConfig.ts';

/** The context in which a page is rendered: one for a browser, one for each request on the server. */
export interface PageContext {
  /** Undefined until `currentLanguage` is first called. */
  language: Language | undefined;
  /** The visitor's preferred languages in order, which determine the format of numbers, and the country. */
  locales: readonly string[];
  /** The scheme and host, such as `https://rumbo.example`. */
  origin: string;
  config: WebConfig;
  /** Responses to GraphQL requests that the server sent for this page, by `requestKey`. */
  responses: Map<string, unknown>;
  /** The status of the response, if a loader on the server has set it. */
  status?: number;
  /** Runs an operation on the server; undefined in a browser, which sends it over the network. */
  send?: (request: RequestParameters, variables: Variables) => Promise<unknown>;
  relay?: { language: Language; owner: string | null; environment: Environment };
  /** The queries of routes, by name: see `loadRouteQuery`. */
  routeQueries: Map<string, PreloadedQuery<OperationType>[]>;
}

let browser: PageContext | undefined;

function browserContext(): PageContext {
  const json = document.getElementById('page')?.textContent;
  const {
    origin = location.origin,
    locales = navigator.languages,
    responses = {},
  } = json ? (JSON.parse(json) as PageData) : {};
  return {
    language: undefined,
    locales,
    origin,
    config: readConfig(document.getElementById('config')?.textContent),
    responses: new Map(Object.entries(responses)),
    routeQueries: new Map(),
  };
}

let find = (): PageContext => {
  browser ??= browserContext();
  return browser;
};

/** The context of the page that is being loaded or rendered. */
export function pageContext(): PageContext {
  return find();
}

/** Used on the server to find the context of the current request. */
export function findPageContext(by: () => PageContext): void {
  find = by;
}

export function requestKey(request: RequestParameters, variables: Variables): string {
  return `${request.id} ${JSON.stringify(variables)}`;
}

/** Takes the response that came with the page. It can be taken once: a later request is sent to the server. */
export function takeResponse(request: RequestParameters, variables: Variables): unknown {
  const { responses, send } = pageContext();
  if (send) return undefined;
  const key = requestKey(request, variables);
  const response = responses.get(key);
  responses.delete(key);
  return response;
}
