import { type RouteObject, redirect } from 'react-router';
import { lazyLoader, lazyPage } from '#web/lazyPage.tsx';
import { paths } from '#web/paths.ts';

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
        ...lazyLoader(() => import('#web/pages/bo/homeLoader.ts'), 'homeLoader'),
        ...lazyPage(() => import('#web/pages/bo/HomePage.tsx'), 'HomePage'),
      },
    },
    {
      path: paths.boProviders(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/providers/providersLoader.ts'), 'providersLoader'),
        ...lazyPage(() => import('#web/pages/bo/providers/ProvidersPage.tsx'), 'ProvidersPage'),
      },
    },
    {
      path: paths.boUnapproved(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/providers/unapproved/unapprovedLoader.ts'), 'unapprovedLoader'),
        ...lazyPage(() => import('#web/pages/bo/providers/unapproved/UnapprovedPage.tsx'), 'UnapprovedPage'),
      },
    },
    {
      path: paths.boNewProvider(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/providers/provider/newProviderLoader.ts'), 'newProviderLoader'),
        ...lazyPage(() => import('#web/pages/bo/providers/provider/NewProviderPage.tsx'), 'NewProviderPage'),
      },
    },
    {
      path: paths.boImports(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/providers/import/importsLoader.ts'), 'importsLoader'),
        ...lazyPage(() => import('#web/pages/bo/providers/import/ImportsPage.tsx'), 'ImportsPage'),
      },
    },
    {
      path: paths.boImport(':importId'),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/providers/import/importLoader.ts'), 'importLoader'),
        ...lazyPage(() => import('#web/pages/bo/providers/import/ImportPage.tsx'), 'ImportPage'),
      },
    },
    {
      path: paths.boProvider(':providerId'),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/providers/provider/providerLoader.ts'), 'providerLoader'),
        ...lazyPage(() => import('#web/pages/bo/providers/provider/ProviderPage.tsx'), 'ProviderPage'),
      },
    },
    {
      path: paths.boUsers(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/users/usersLoader.ts'), 'usersLoader'),
        ...lazyPage(() => import('#web/pages/bo/users/UsersPage.tsx'), 'UsersPage'),
      },
    },
    {
      path: paths.boNewUser(),
      lazy: lazyPage(() => import('#web/pages/bo/users/user/NewUserPage.tsx'), 'NewUserPage'),
    },
    {
      path: paths.boUser(':userId'),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/users/user/userLoader.ts'), 'userLoader'),
        ...lazyPage(() => import('#web/pages/bo/users/user/UserPage.tsx'), 'UserPage'),
      },
    },
    {
      path: paths.boServices(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/services/servicesLoader.ts'), 'servicesLoader'),
        ...lazyPage(() => import('#web/pages/bo/services/ServicesPage.tsx'), 'ServicesPage'),
      },
    },
    {
      path: paths.boNewService(),
      lazy: lazyPage(() => import('#web/pages/bo/services/service/NewServicePage.tsx'), 'NewServicePage'),
    },
    {
      path: paths.boService(':serviceId'),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/services/service/serviceLoader.ts'), 'serviceLoader'),
        ...lazyPage(() => import('#web/pages/bo/services/service/ServicePage.tsx'), 'ServicePage'),
      },
    },
    {
      path: paths.boPartners(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/partners/partnersLoader.ts'), 'partnersLoader'),
        ...lazyPage(() => import('#web/pages/bo/partners/PartnersPage.tsx'), 'PartnersPage'),
      },
    },
    {
      path: paths.boNewPartner(),
      lazy: lazyPage(() => import('#web/pages/bo/partners/partner/NewPartnerPage.tsx'), 'NewPartnerPage'),
    },
    {
      path: paths.boPartner(':partnerId'),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/partners/partner/partnerLoader.ts'), 'partnerLoader'),
        ...lazyPage(() => import('#web/pages/bo/partners/partner/PartnerPage.tsx'), 'PartnerPage'),
      },
    },
    {
      path: paths.boFiles(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/files/filesLoader.ts'), 'filesLoader'),
        ...lazyPage(() => import('#web/pages/bo/files/FilesPage.tsx'), 'FilesPage'),
      },
    },
    {
      path: paths.boLogs(),
      // An entry that is opened over the list changes nothing in it.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        withoutLog(currentUrl) === withoutLog(nextUrl) && currentUrl.href !== nextUrl.href
          ? false
          : defaultShouldRevalidate,
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/logs/logsLoader.ts'), 'logsLoader'),
        ...lazyPage(() => import('#web/pages/bo/logs/LogsPage.tsx'), 'LogsPage'),
      },
    },
    { path: paths.boHelp(), loader: () => redirect(paths.boHelpVideos()) },
    {
      path: paths.boHelpVideos(),
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/help/videos/videosLoader.ts'), 'videosLoader'),
        ...lazyPage(() => import('#web/pages/bo/help/videos/VideosPage.tsx'), 'VideosPage'),
      },
    },
    { path: '*', loader: () => redirect(paths.backOffice()) },
  ],
};

function withoutLog(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('log');
  return `${url.pathname}?${query}`;
}
