import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlMessageFormat } from 'intl-messageformat';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import type { WebConfig } from '#shared/webConfig.ts';
import { App } from '../App.tsx';
import { forgetProof } from '../botCheck/altcha.ts';
import english from '../i18n/compiled/texts/en.json';
import { ChunkError } from '../loadChunk.ts';
import { forgetMailedToken } from '../mailedToken.ts';
import { findPageContext, type PageContext } from '../pageContext.ts';
import { readConfig } from '../readConfig.ts';
import { ApiError } from '../relay/ApiError.ts';
import { findMoreRoutes, routes } from '../routes.tsx';
import { startSession } from '../session/keepSession.ts';
import { setSession } from '../session/session.ts';
import { createFakeApi } from './fakeApi.ts';
import { fakeUpload } from './fakeUpload.ts';

/** The English text of a message. */
export function text(id: string, values?: Record<string, string | number | boolean>): string {
  const message = (english as Record<string, string>)[id];
  if (message === undefined) throw new Error(`There is no message ${id}`);
  return String(new IntlMessageFormat(message, 'en').format(values));
}

interface Options {
  /** The responses of the server by operation. */
  answers?: Parameters<typeof createFakeApi>[0];
  /** The signed-in user; none by default. */
  user?: object;
  /** The differences from the configuration of a minimal installation. */
  config?: Partial<WebConfig>;
}

export const ANA = { id: 'VXNlcjoy', databaseId: 2, displayName: 'Ana Paz', email: 'ana@cargas.example' };
export const STAFF = { id: 'VXNlcjox', displayName: 'Super Admin', email: 'admin@rumbo.example', isSuperAdmin: true };

/** Opens a page of the web in English. Requests receive the given responses. */
export function openPage(path: string, { answers = {}, user, config }: Options = {}) {
  const api = createFakeApi({ keepSessionQuery: { viewer: user ?? null }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('XMLHttpRequest', fakeUpload(api.fetch));
  const context: PageContext = {
    language: 'en',
    locales: ['en-US'],
    origin: location.origin,
    config: { ...readConfig(null), ...config },
    responses: new Map(),
    routeQueries: new Map(),
  };
  findPageContext(() => context);
  history.replaceState(null, '', path);
  startSession();
  const router = createBrowserRouter(copyOf(routes), {
    patchRoutesOnNavigation: ({ patch, ...asked }) =>
      findMoreRoutes({ ...asked, patch: (parent, more) => patch(parent, copyOf(more)) }),
  });
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
    // the page shows expected errors
    { onCaughtError: (error) => error instanceof ApiError || error instanceof ChunkError || console.error(error) },
  );
  onTestFinished(() => {
    closeToasts();
    cleanup();
    router.dispose();
    localStorage.clear();
    sessionStorage.clear();
    setSession(null);
    forgetProof();
    forgetMailedToken(new URL(path, location.origin).pathname);
    vi.unstubAllGlobals();
  });
  return { api, router, person: userEvent.setup({ applyAccept: false }) };
}

/** Copies routes for one test, as the router caches loaded parts in the route's object. */
function copyOf(list: RouteObject[]): RouteObject[] {
  return list.map(({ children, lazy, ...route }) => {
    const loads = Object.entries(lazy ?? {}).map(([part, load]) => [part, () => load()]);
    return {
      ...route,
      ...(lazy && { lazy: Object.fromEntries(loads) }),
      ...(children && { children: copyOf(children) }),
    } as RouteObject;
  });
}

/** Closes toasts, which are outside of React: otherwise the next test would still show them. */
function closeToasts(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[role=alertdialog][data-type] > button:last-of-type');
  act(() => {
    for (const button of buttons) button.click();
  });
}
