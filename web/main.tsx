import './ui/layers.css';
import './ui/reset.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CrashBoundary } from './crash/CrashBoundary.tsx';
import { currentLanguage } from './i18n/currentLanguage.ts';
import { ChunkError } from './loadChunk.ts';
import { clearHeadAfter, isPrerendered, takeOver, whenReady } from './prerendered.ts';
import { ApiError } from './relay/ApiError.ts';
import { reloadTo } from './reloadOnce.ts';
import { findMoreRoutes, routes } from './routes.tsx';
import { startSession } from './session/keepSession.ts';
import { applyTheme } from './theme.ts';

applyTheme();
currentLanguage();
startSession();

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findMoreRoutes });
reloadTo(() => router.createHref(router.state.navigation.location ?? router.state.location));

function show(): void {
  const root = createRoot(document.getElementById('root')!, {
    // What the server refused or the network lost has its place on the page; it is no defect to report.
    onCaughtError: (error) => error instanceof ApiError || error instanceof ChunkError || console.error(error),
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <CrashBoundary>
          <RouterProvider router={router} />
        </CrashBoundary>
      </StrictMode>,
    ),
  );
}

clearHeadAfter(router);
if (isPrerendered()) void whenReady(router).then(() => takeOver(show));
else show();
