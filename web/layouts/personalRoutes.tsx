import type { RouteObject } from 'react-router';
import { lazyLoader, lazyPage } from '../lazyPage.tsx';
import { mailedTokenLoader } from '../mailedToken.ts';
import { paths } from '../paths.ts';
import { SessionGuard } from '../session/SessionGuard.tsx';

/** The pages of a signed-in user. */
const accountRoutes: RouteObject = {
  Component: SessionGuard,
  children: [
    {
      path: paths.dashboard(),
      id: 'DashboardPage',
      lazy: {
        ...lazyLoader(() => import('../pages/dashboard/dashboardLoader.ts'), 'dashboardLoader'),
        ...lazyPage(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
      },
    },
    {
      path: paths.business(':businessId'),
      lazy: {
        ...lazyLoader(() => import('../pages/dashboard/business/businessLoader.ts'), 'businessLoader'),
        ...lazyPage(() => import('../pages/dashboard/business/BusinessPage.tsx'), 'BusinessPage'),
      },
    },
    {
      path: paths.businessNumbers(':businessId'),
      lazy: {
        ...lazyLoader(() => import('../pages/dashboard/numbers/numbersLoader.ts'), 'numbersLoader'),
        ...lazyPage(() => import('../pages/dashboard/numbers/NumbersPage.tsx'), 'NumbersPage'),
      },
    },
    {
      path: paths.businessPeople(':businessId'),
      lazy: {
        ...lazyLoader(() => import('../pages/dashboard/people/peopleLoader.ts'), 'peopleLoader'),
        ...lazyPage(() => import('../pages/dashboard/people/PeoplePage.tsx'), 'PeoplePage'),
      },
    },
    {
      path: paths.claim(':providerId'),
      lazy: {
        ...lazyLoader(() => import('../pages/dashboard/claim/claimLoader.ts'), 'claimLoader'),
        ...lazyPage(() => import('../pages/dashboard/claim/ClaimPage.tsx'), 'ClaimPage'),
      },
    },
    {
      path: paths.profile(),
      id: 'ProfilePage',
      lazy: lazyPage(() => import('../pages/users/profile/ProfilePage.tsx'), 'ProfilePage'),
    },
    {
      path: paths.tokens(),
      id: 'TokensPage',
      lazy: {
        ...lazyLoader(() => import('../pages/users/tokens/tokensLoader.ts'), 'tokensLoader'),
        ...lazyPage(() => import('../pages/users/tokens/TokensPage.tsx'), 'TokensPage'),
      },
    },
    {
      path: paths.security(),
      id: 'SecurityPage',
      lazy: {
        ...lazyLoader(() => import('../pages/users/security/securityLoader.ts'), 'securityLoader'),
        ...lazyPage(() => import('../pages/users/security/SecurityPage.tsx'), 'SecurityPage'),
      },
    },
  ],
};

/** The pages opened by a mailed link with its token, and the page of businesses saved in a browser. */
const browserRoutes: RouteObject[] = [
  {
    path: paths.shortlist(),
    id: 'ShortlistPage',
    lazy: {
      ...lazyLoader(() => import('../pages/shortlist/shortlistLoader.ts'), 'shortlistLoader'),
      ...lazyPage(() => import('../pages/shortlist/ShortlistPage.tsx'), 'ShortlistPage'),
    },
  },
  {
    path: paths.loads(),
    id: 'LoadsPage',
    lazy: {
      ...lazyLoader(() => import('../pages/loads/loadsLoader.ts'), 'loadsLoader'),
      ...lazyPage(() => import('../pages/loads/LoadsPage.tsx'), 'LoadsPage'),
    },
  },
  {
    path: paths.verify(),
    lazy: lazyPage(() => import('../pages/verify/VerifyPage.tsx'), 'VerifyPage'),
  },
  {
    path: paths.watches(),
    lazy: {
      ...lazyLoader(() => import('../pages/watches/watchesLoader.ts'), 'watchesLoader'),
      ...lazyPage(() => import('../pages/watches/WatchesPage.tsx'), 'WatchesPage'),
    },
  },
  {
    path: paths.watchConfirm(),
    loader: mailedTokenLoader('token'),
    lazy: lazyPage(() => import('../pages/watches/ConfirmPage.tsx'), 'ConfirmPage'),
  },
  {
    path: paths.watchRenew(),
    loader: mailedTokenLoader('token'),
    lazy: lazyPage(() => import('../pages/watches/RenewPage.tsx'), 'RenewPage'),
  },
  {
    path: paths.registrationStatus(),
    lazy: {
      ...lazyLoader(() => import('../pages/pre-registration/status/statusLoader.ts'), 'statusLoader'),
      ...lazyPage(() => import('../pages/pre-registration/status/StatusPage.tsx'), 'StatusPage'),
    },
  },
  {
    path: paths.passwordReset(),
    loader: mailedTokenLoader('token'),
    id: 'PasswordResetPage',
    lazy: lazyPage(() => import('../pages/users/password-reset/PasswordResetPage.tsx'), 'PasswordResetPage'),
  },
  {
    path: paths.verifyEmail(),
    loader: mailedTokenLoader('token'),
    id: 'VerifyEmailPage',
    lazy: lazyPage(() => import('../pages/users/verify-email/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  },
  {
    path: paths.deleteAccount(),
    loader: mailedTokenLoader('token'),
    id: 'DeleteAccountPage',
    lazy: lazyPage(() => import('../pages/users/delete-account/DeleteAccountPage.tsx'), 'DeleteAccountPage'),
  },
  {
    path: paths.monthlyMail(),
    loader: mailedTokenLoader('token'),
    lazy: lazyPage(() => import('../pages/users/monthly-mail/MonthlyMailPage.tsx'), 'MonthlyMailPage'),
  },
  {
    path: paths.businessInvitation(),
    lazy: {
      ...lazyLoader(() => import('../pages/users/business-invitation/invitationLoader.ts'), 'invitationLoader'),
      ...lazyPage(() => import('../pages/users/business-invitation/InvitationPage.tsx'), 'InvitationPage'),
    },
  },
  {
    path: paths.claimObjection(),
    loader: mailedTokenLoader('token'),
    lazy: lazyPage(() => import('../pages/users/claim-objection/ObjectionPage.tsx'), 'ObjectionPage'),
  },
  {
    path: paths.report(),
    lazy: {
      ...lazyLoader(() => import('../pages/users/report/reportLoader.ts'), 'reportLoader'),
      ...lazyPage(() => import('../pages/users/report/ReportPage.tsx'), 'ReportPage'),
    },
  },
  {
    path: paths.reportAnswer(),
    loader: mailedTokenLoader('token'),
    lazy: lazyPage(() => import('../pages/users/report-answer/ReportAnswerPage.tsx'), 'ReportAnswerPage'),
  },
  {
    path: paths.confirmListing(),
    lazy: {
      ...lazyLoader(() => import('../pages/users/confirm-listing/confirmListingLoader.ts'), 'confirmListingLoader'),
      ...lazyPage(() => import('../pages/users/confirm-listing/ConfirmListingPage.tsx'), 'ConfirmListingPage'),
    },
  },
];

export const personalRoutes: RouteObject[] = [accountRoutes, ...browserRoutes];
