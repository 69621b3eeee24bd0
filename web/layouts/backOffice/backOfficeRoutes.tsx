import { type RouteObject, redirect } from 'react-router';
import { lazyLoader, lazyPage, notBuilt } from '../../lazyPage.tsx';
import { paths } from '../../paths.ts';

/** All that begins with /bo. */
export const backOfficeRoutes: RouteObject = {
  path: paths.backOffice(),
  lazy: {
    ...lazyLoader(() => import('./backOfficeLoader.ts'), 'backOfficeLoader'),
    ...lazyPage(() => import('./BackOfficeLayout.tsx'), 'BackOfficeLayout'),
  },
  children: [
    {
      index: true,
      lazy: {
        ...lazyLoader(() => import('../../pages/bo/homeLoader.ts'), 'homeLoader'),
        ...lazyPage(() => import('../../pages/bo/HomePage.tsx'), 'HomePage'),
      },
    },
    {
      path: paths.boProviders(),
      lazy: {
        ...lazyLoader(() => import('../../pages/bo/providers/providersLoader.ts'), 'providersLoader'),
        ...lazyPage(() => import('../../pages/bo/providers/ProvidersPage.tsx'), 'ProvidersPage'),
      },
    },
    {
      path: paths.boUnapproved(),
      lazy: {
        ...lazyLoader(() => import('../../pages/bo/providers/unapproved/unapprovedLoader.ts'), 'unapprovedLoader'),
        ...lazyPage(() => import('../../pages/bo/providers/unapproved/UnapprovedPage.tsx'), 'UnapprovedPage'),
      },
    },
    {
      path: paths.boNewProvider(),
      lazy: {
        ...lazyLoader(() => import('../../pages/bo/providers/provider/newProviderLoader.ts'), 'newProviderLoader'),
        ...lazyPage(() => import('../../pages/bo/providers/provider/NewProviderPage.tsx'), 'NewProviderPage'),
      },
    },
    {
      path: paths.boProvider(':providerId'),
      lazy: {
        ...lazyLoader(() => import('../../pages/bo/providers/provider/providerLoader.ts'), 'providerLoader'),
        ...lazyPage(() => import('../../pages/bo/providers/provider/ProviderPage.tsx'), 'ProviderPage'),
      },
    },
    notBuilt(`${paths.boUsers()}/*`, 'users'),
    notBuilt(`${paths.boServices()}/*`, 'services'),
    notBuilt(paths.boFiles(), 'files'),
    notBuilt(paths.boLogs(), 'logs'),
    { path: paths.boHelp(), loader: () => redirect(paths.boHelpVideos()) },
    notBuilt(paths.boHelpVideos(), 'videos'),
    { path: '*', loader: () => redirect(paths.backOffice()) },
  ],
};
