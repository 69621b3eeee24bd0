import './ui/layers.css';
import './ui/reset.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CrashBoundary } from './crash/CrashBoundary.tsx';
import { Drawn, type DrawnProps } from './Drawn.tsx';
import { currentLanguage } from './i18n/currentLanguage.ts';
import { ChunkError } from './loadChunk.ts';
import { clearHeadAfter, isPrerendered, takeOver, whenReady } from './prerendered.ts';
import { ApiError } from './relay/ApiError.ts';
import { reloadTo } from './reloadOnce.ts';
import { findMoreRoutes, routes } from './routes.tsx';
import { startSession } from './session/keepSession.ts';
import { applyTheme } from './theme.ts';

/** Draws in slices: meanwhile the page answers who scrolls or presses. */
function show(router: DataRouter, place: HTMLElement, told: Omit<DrawnProps, 'children'> = {}): void {
  const root = createRoot(place, {
    // What the server refused or the network lost has its place on the page; it is no defect to report.
    onCaughtError: (error) => error instanceof ApiError || error instanceof ChunkError || console.error(error),
  });
  startTransition(() =>
    root.render(
      <StrictMode>
        <Drawn {...told}>
          <CrashBoundary>
            <RouterProvider router={router} />
          </CrashBoundary>
        </Drawn>
      </StrictMode>,
    ),
  );
}

export function start(): void {
  applyTheme();
  currentLanguage();
  startSession();

  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findMoreRoutes });
  reloadTo(() => router.createHref(router.state.navigation.location ?? router.state.location));

  clearHeadAfter(router);
  if (isPrerendered()) {
    const place = document.createElement('div');
    void whenReady(router).then(() => show(router, place, takeOver(place)));
  } else show(router, document.getElementById('root')!);
}
