import type { ApiDescription } from './apiDescription.ts';
import type { Language } from './language.ts';
import type { WebConfig } from './webConfig.ts';

// The server and the web render pages together: the server describes the request, the web renders it.

export interface DrawRequest {
  /** The absolute URL. */
  url: string;
  language: Language;
  /** The languages of the request, the preferred one first. */
  locales: readonly string[];
  config: WebConfig;
}

/** The server's functions for rendering a page. */
export interface DrawHelp {
  /** Runs a persisted operation for the visitor, who is not signed in, and returns its response: JSON. */
  send: (operation: { doc_id: string; variables: object }) => Promise<string>;
  /** Reports errors of components, which are omitted until the browser renders them. */
  onError: (error: unknown) => void;
}

/** JSON in the page, with which the browser renders it in the same way as the server. */
export interface PageData {
  /** The scheme and host, such as `https://rumbo.example`. */
  origin: string;
  /** The visitor's preferred languages in order. */
  locales: readonly string[];
  /** Responses to GraphQL requests, by the id of the operation and its variables. */
  responses: Record<string, unknown>;
}

export interface DrawnPage {
  /** Content of the root element. */
  body: string;
  /** The title and other elements of the head rendered by components. */
  head: string;
  /** `PageData` as JSON. */
  data: string;
  status: number;
  /** The code of the first error if data of the page is missing. */
  failure: string | null;
  /** Modules of the web that the browser needs for this page, by their path in `web/` or their file name. */
  modules: string[];
}

export interface DrawnRedirect {
  redirect: string;
  status: number;
}

/**
 * Renders a page with its data. Returns the target of a redirect, and null for a page that only a browser can render,
 * such as one that needs a session.
 */
export type Draw = (request: DrawRequest, help: DrawHelp) => Promise<DrawnPage | DrawnRedirect | null>;

/** The pages that the web renders for the server. */
export interface Drawing {
  draw: Draw;
  /** Renders the content of the body of `/api`, a page without scripts. */
  drawApiPage: (api: ApiDescription) => string;
  /** The header above GraphiQL. */
  drawGraphiqlBar: () => string;
}

/** The calls of the rendering thread to the server, for the page with this id; see server/pages/draw.ts. */
export interface DrawCalls {
  send: (page: number, ...parameters: Parameters<DrawHelp['send']>) => ReturnType<DrawHelp['send']>;
  onError: (page: number, error: unknown) => void;
}

/** The calls of the server to the rendering thread. */
export interface DrawThread extends Omit<Drawing, 'draw'> {
  /** Also returns the processor time that the page took in the thread, in milliseconds. */
  draw: (page: number, request: DrawRequest) => Promise<{ drawn: Awaited<ReturnType<Draw>>; ms: number }>;
}

/** Makes the context of a page available to all code that runs for it: Node's `AsyncLocalStorage`. */
export interface ContextStorage<Context> {
  getStore: () => Context | undefined;
  run: <Result>(context: Context, call: () => Result) => Result;
}
