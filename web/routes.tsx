import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { RouterCrashScreen } from './crash/RouterCrashScreen.tsx';
import { BootScreen } from './layouts/BootScreen.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { rootLoader } from './layouts/rootLoader.ts';
import { loadChunk } from './loadChunk.ts';
import { landingLoader } from './pages/landing/landingLoader.ts';
import type { UnbuiltPage } from './pages/not-built/NotBuiltPage.tsx';
import { paths } from './paths.ts';

/** The component of a page, in a chunk of its own. */
function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const page = async () => (await loadChunk(load))[name];
  return { Component: page };
}

function notBuilt(path: string, page: UnbuiltPage): RouteObject {
  return { path, handle: page, lazy: lazyPage(() => import('./pages/not-built/NotBuiltPage.tsx'), 'NotBuiltPage') };
}

export const routes: RouteObject[] = [
  {
    loader: rootLoader,
    // By itself it would not ask again when only the path changes, as switching the language does on a legal page.
    shouldRevalidate: () => true,
    Component: RootLayout,
    ErrorBoundary: RouterCrashScreen,
    HydrateFallback: BootScreen,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            index: true,
            loader: landingLoader,
            lazy: lazyPage(() => import('./pages/landing/LandingPage.tsx'), 'LandingPage'),
          },
          notBuilt(paths.login(), 'login'),
          notBuilt(paths.signup(), 'signup'),
          notBuilt(paths.forgot(), 'forgot'),
          notBuilt(paths.passwordReset(), 'passwordReset'),
          notBuilt(paths.preRegistration(), 'preRegistration'),
          notBuilt(paths.help(), 'help'),
          notBuilt(`${paths.legals()}/*`, 'legals'),
          { path: '*', loader: () => redirect(paths.preRegistration()) },
        ],
      },
    ],
  },
];
