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
import { mailedTokenLoader } from './pages/users/mailedToken.ts';
import { paths } from './paths.ts';
import { SessionGuard } from './session/SessionGuard.tsx';
import { VisitorOnly } from './session/VisitorOnly.tsx';

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
            loader: mailedTokenLoader,
            lazy: lazyPage(() => import('./pages/users/password-reset/PasswordResetPage.tsx'), 'PasswordResetPage'),
          },
          {
            path: paths.verifyEmail(),
            loader: mailedTokenLoader,
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
              notBuilt(`${paths.backOffice()}/*`, 'backOffice'),
            ],
          },
          notBuilt(paths.mvp(), 'mvp'),
          {
            path: paths.preRegistration(),
            lazy: lazyPage(() => import('./pages/pre-registration/PreRegistrationPage.tsx'), 'PreRegistrationPage'),
          },
          {
            path: paths.preRegistrationSuccess(),
            lazy: lazyPage(() => import('./pages/pre-registration/success/SuccessPage.tsx'), 'SuccessPage'),
          },
          notBuilt(paths.help(), 'help'),
          notBuilt(`${paths.legals()}/*`, 'legals'),
          { path: '*', loader: () => redirect(paths.preRegistration()) },
        ],
      },
    ],
  },
];
