import type { RouteObject } from 'react-router';
import { lazyLoader, lazyPage } from '../lazyPage.tsx';
import { paths } from '../paths.ts';
import { SessionGuard } from '../session/SessionGuard.tsx';

/** The pages of somebody who is signed in. */
export const personalRoutes: RouteObject = {
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
