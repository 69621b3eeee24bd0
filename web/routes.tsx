import { type RouteObject, redirect } from 'react-router';
import { RouterCrashScreen } from './crash/RouterCrashScreen.tsx';
import { BootScreen } from './layouts/BootScreen.tsx';
import { backOfficeRoutes } from './layouts/backOffice/backOfficeRoutes.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { rootLoader } from './layouts/rootLoader.ts';
import { lazyLoader, lazyPage, notBuilt } from './lazyPage.tsx';
import { loadChunk } from './loadChunk.ts';
import { mailedTokenLoader } from './mailedToken.ts';
import { landingLoader } from './pages/landing/landingLoader.ts';
import { documentLoader } from './pages/legals/documentLoader.ts';
import { LegalRedirect } from './pages/legals/LegalRedirect.tsx';
import { paths } from './paths.ts';
import { SessionGuard } from './session/SessionGuard.tsx';
import { VisitorOnly } from './session/VisitorOnly.tsx';

export const routes: RouteObject[] = [
  {
    loader: rootLoader,
    // By itself it would not ask again when only the path changes, as switching the language does on a legal page.
    shouldRevalidate: () => true,
    Component: RootLayout,
    ErrorBoundary: RouterCrashScreen,
    HydrateFallback: BootScreen,
    children: [
      backOfficeRoutes,
      {
        Component: PublicLayout,
        children: [
          {
            index: true,
            loader: landingLoader,
            lazy: lazyPage(() => import('./pages/landing/LandingPage.tsx'), 'LandingPage'),
          },
          {
            Component: VisitorOnly,
            children: [
              { path: paths.login(), lazy: lazyPage(() => import('./pages/users/login/LoginPage.tsx'), 'LoginPage') },
              {
                path: paths.signup(),
                lazy: lazyPage(() => import('./pages/users/signup/SignupPage.tsx'), 'SignupPage'),
              },
            ],
          },
          {
            path: paths.forgot(),
            lazy: lazyPage(() => import('./pages/users/forgot/ForgotPage.tsx'), 'ForgotPage'),
          },
          {
            path: paths.passwordReset(),
            loader: mailedTokenLoader('token'),
            lazy: lazyPage(() => import('./pages/users/password-reset/PasswordResetPage.tsx'), 'PasswordResetPage'),
          },
          {
            path: paths.verifyEmail(),
            loader: mailedTokenLoader('token'),
            lazy: lazyPage(() => import('./pages/users/verify-email/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
          },
          {
            Component: SessionGuard,
            children: [
              {
                path: paths.dashboard(),
                lazy: {
                  loader: async () =>
                    (await loadChunk(() => import('./pages/dashboard/dashboardLoader.ts'))).dashboardLoader,
                  ...lazyPage(() => import('./pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
                },
              },
              {
                path: paths.profile(),
                lazy: lazyPage(() => import('./pages/users/profile/ProfilePage.tsx'), 'ProfilePage'),
              },
            ],
          },
          {
            path: `${paths.providers()}/:language?/:name`,
            lazy: {
              ...lazyLoader(() => import('./pages/providers/providerPageLoader.ts'), 'providerPageLoader'),
              ...lazyPage(() => import('./pages/providers/ProviderPage.tsx'), 'ProviderPage'),
            },
          },
          notBuilt(paths.mvp(), 'mvp'),
          {
            path: paths.preRegistration(),
            loader: mailedTokenLoader('resubmit'),
            lazy: lazyPage(() => import('./pages/pre-registration/PreRegistrationPage.tsx'), 'PreRegistrationPage'),
          },
          {
            path: paths.preRegistrationSuccess(),
            lazy: lazyPage(() => import('./pages/pre-registration/success/SuccessPage.tsx'), 'SuccessPage'),
          },
          notBuilt(paths.help(), 'help'),
          { path: paths.legals(), lazy: lazyPage(() => import('./pages/legals/LegalsPage.tsx'), 'LegalsPage') },
          { path: `${paths.legals()}/:name`, Component: LegalRedirect },
          {
            path: `${paths.legals()}/:language/:name`,
            loader: documentLoader,
            lazy: lazyPage(() => import('./pages/legals/DocumentPage.tsx'), 'DocumentPage'),
          },
          { path: '*', loader: () => redirect(paths.preRegistration()) },
        ],
      },
    ],
  },
];
