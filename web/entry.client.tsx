import './ui/layers.css';
import './ui/reset.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
// styles of most pages are in the style sheet of the frame
import './ui/Field.module.css';
import './ui/Chip.module.css';
import './ui/Link.module.css';
import './businesses/ProviderCard.module.css';
import './businesses/ProviderPicture.module.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { loadAnalytics } from './analytics/loadAnalytics.ts';
import { localStore } from './browserStore.ts';
import { currentLanguage } from './i18n/currentLanguage.ts';
import { ChunkError } from './loadChunk.ts';
import { ApiError } from './relay/ApiError.ts';
import { reloadTo } from './reloadOnce.ts';
import { findMoreRoutes, routes } from './routes.tsx';
import { startSession } from './session/keepSession.ts';

// In a separate task, so that the page can respond between loading the modules and rendering with them.
setTimeout(start);

async function start(): Promise<void> {
  // The only theme. Pages of other versions look for this key and class.
  localStore.set('theme', 'light');
  document.documentElement.classList.add('light');
  const language = currentLanguage();
  startSession();
  const analyticsLoaded = loadAnalytics();
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findMoreRoutes });
  reloadTo(() => router.createHref(router.state.navigation.location ?? router.state.location));
  removeHeadAfterFirstPage(router);
  const root = document.getElementById('root')!;
  const isDrawn = root.childElementCount > 0;
  // The server-rendered page stays until the browser has the code and the data for rendering the same page.
  if (isDrawn) await Promise.all([initialized(router), analyticsLoaded]);
  const app = (
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // Expected errors are shown on the page and not reported as defects.
  const onCaughtError = (error: unknown) =>
    error instanceof ApiError || error instanceof ChunkError || console.error(error);
  // In a transition React renders in slices, and the page stays responsive.
  startTransition(() => {
    // A cache may have sent the page in another language than the visitor's choice: then it is rendered again.
    if (isDrawn && root.dataset.language === language) hydrateRoot(root, app, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(app);
  });
}

/** Waits for the code and the data of the first page. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The head written by the server describes the first page only. */
function removeHeadAfterFirstPage(router: DataRouter): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }: DataRouter['state']) => {
    if (location.pathname === pathname) return;
    stop();
    for (const element of document.querySelectorAll('head > [data-page]')) element.remove();
  });
}
