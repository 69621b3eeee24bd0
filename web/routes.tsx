import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router';
import { LANGUAGES } from '#shared/language.ts';
import { RouterCrashScreen } from './crash/CrashBoundary.tsx';
import { PagesLayout, PublicLayout } from './layouts/PublicLayout.tsx';
import { pagesLoader } from './layouts/pagesLoader.ts';
import { RootLayout } from './layouts/RootLayout.tsx';
import { rootLoader } from './layouts/rootLoader.ts';
import { BootScreen } from './layouts/TopNav.tsx';
import { lazyLoader, lazyPage } from './lazyPage.tsx';
import { loadChunk } from './loadChunk.ts';
import { mailedTokenLoader } from './mailedToken.ts';
import { landingLoader, shouldSearchAgain } from './pages/landing/landingLoader.ts';
import { isBackOffice, isPersonal, paths } from './paths.ts';

const root = 'root';
const pages = 'pages';

/** The properties that a route defines for its pages. */
export interface PageHandle {
  /**
   * Whether the server cannot render the page at this address, as its content depends on a session or a mailed token.
   */
  needsBrowser?: (url: URL) => boolean;
  /** The name of the route's module, if several routes share one, as ids are unique. */
  module?: string;
}

/** Loads the routes of the back office and the personal pages on navigation, as they are many and have few visitors. */
export const findMoreRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isPersonal(path)) {
    const { personalRoutes } = await loadChunk(() => import('./layouts/personalRoutes.tsx'));
    return patch(pages, personalRoutes);
  }
  if (!isBackOffice(path)) return;
  const { backOfficeRoutes } = await loadChunk(() => import('./layouts/backOffice/backOfficeRoutes.tsx'));
  patch(root, [backOfficeRoutes]);
};

const providerPage = {
  ...lazyLoader(() => import('./pages/providers/providerPageLoader.ts'), 'providerPageLoader'),
  ...lazyPage(() => import('./pages/providers/ProviderPage.tsx'), 'ProviderPage'),
};

export const routes: RouteObject[] = [
  {
    id: root,
    loader: rootLoader,
    // By default, the loader would not run when only the path changes, as for another language of a legal page.
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
            shouldRevalidate: shouldSearchAgain,
            id: 'LandingPage',
            lazy: lazyPage(() => import('./pages/landing/LandingPage.tsx'), 'LandingPage'),
          },
          {
            id: pages,
            loader: pagesLoader,
            // As for the root route, the texts depend on the language.
            shouldRevalidate: () => true,
            Component: PagesLayout,
            children: [
              {
                id: 'VisitorOnly',
                lazy: lazyPage(() => import('./session/VisitorOnly.tsx'), 'VisitorOnly'),
                children: [
                  {
                    path: paths.login(),
                    id: 'LoginPage',
                    lazy: lazyPage(() => import('./pages/users/login/LoginPage.tsx'), 'LoginPage'),
                  },
                  {
                    path: paths.signup(),
                    id: 'SignupPage',
                    lazy: lazyPage(() => import('./pages/users/signup/SignupPage.tsx'), 'SignupPage'),
                  },
                ],
              },
              {
                path: paths.forgot(),
                id: 'ForgotPage',
                lazy: lazyPage(() => import('./pages/users/forgot/ForgotPage.tsx'), 'ForgotPage'),
              },
              {
                path: `${paths.providers()}/:language?/:name`,
                id: 'ProviderPage',
                lazy: providerPage,
              },
              // longer paths do not exist
              { path: `${paths.providers()}/:first/:second/*`, lazy: providerPage },
              ...LANGUAGES.map((language) => ({
                path: `${language}/:service/:country/:region?/:city?`,
                handle: { module: 'DirectoryPage' } satisfies PageHandle,
                lazy: {
                  ...lazyLoader(() => import('./pages/directory/directoryLoader.ts'), 'directoryLoader'),
                  ...lazyPage(() => import('./pages/directory/DirectoryPage.tsx'), 'DirectoryPage'),
                },
              })),
              {
                path: paths.signs(),
                id: 'SignsPage',
                lazy: lazyPage(() => import('./pages/signs/SignsPage.tsx'), 'SignsPage'),
              },
              {
                path: paths.mvp(),
                id: 'GlancePage',
                lazy: {
                  ...lazyLoader(() => import('./pages/mvp/glanceLoader.ts'), 'glanceLoader'),
                  ...lazyPage(() => import('./pages/mvp/GlancePage.tsx'), 'GlancePage'),
                },
              },
              {
                path: paths.data(),
                id: 'DataPage',
                lazy: {
                  ...lazyLoader(() => import('./pages/data/dataLoader.ts'), 'dataLoader'),
                  ...lazyPage(() => import('./pages/data/DataPage.tsx'), 'DataPage'),
                },
              },
              {
                path: paths.status(),
                id: 'StatusPage',
                lazy: {
                  ...lazyLoader(() => import('./pages/status/serviceStatusLoader.ts'), 'serviceStatusLoader'),
                  ...lazyPage(() => import('./pages/status/StatusPage.tsx'), 'StatusPage'),
                },
              },
              {
                path: paths.preRegistration(),
                handle: { needsBrowser: ({ searchParams }) => searchParams.has('resubmit') } satisfies PageHandle,
                loader: mailedTokenLoader('resubmit'),
                id: 'PreRegistrationPage',
                lazy: lazyPage(() => import('./pages/pre-registration/PreRegistrationPage.tsx'), 'PreRegistrationPage'),
              },
              {
                path: paths.preRegistrationSuccess(),
                id: 'SuccessPage',
                lazy: lazyPage(() => import('./pages/pre-registration/success/SuccessPage.tsx'), 'SuccessPage'),
              },
              {
                path: paths.help(),
                id: 'HelpPage',
                lazy: {
                  ...lazyLoader(() => import('./pages/help/helpLoader.ts'), 'helpLoader'),
                  ...lazyPage(() => import('./pages/help/HelpPage.tsx'), 'HelpPage'),
                },
              },
              {
                path: paths.error(),
                id: 'ErrorPage',
                lazy: lazyPage(() => import('./pages/error/ErrorPage.tsx'), 'ErrorPage'),
              },
              {
                path: paths.legals(),
                id: 'LegalsPage',
                lazy: lazyPage(() => import('./pages/legals/LegalsPage.tsx'), 'LegalsPage'),
              },
              {
                path: `${paths.legals()}/:name`,
                lazy: lazyLoader(() => import('./pages/legals/documentLoader.ts'), 'legalLoader'),
              },
              {
                path: `${paths.legals()}/:language/:name`,
                id: 'DocumentPage',
                lazy: {
                  ...lazyLoader(() => import('./pages/legals/documentLoader.ts'), 'documentLoader'),
                  ...lazyPage(() => import('./pages/legals/DocumentPage.tsx'), 'DocumentPage'),
                },
              },
            ],
          },
          { path: '*', loader: () => redirect(paths.preRegistration()) },
        ],
      },
    ],
  },
];
