import { redirect } from 'react-router';
import { lazyLoader, lazyPage } from '#web/lazyPage.tsx';
import { paths } from '#web/paths.ts';
import type { IconName } from '#web/ui/Icon.tsx';
import { type BackOfficeRoute, sidebarEntries as entriesOf } from './handle.ts';
import { partnerRoutes } from './partnerRoutes.tsx';
import { routeMessages } from './routeMessages.ts';

const create = { crumb: routeMessages.create };
const detail = { crumb: routeMessages.detail };
const createProvider = {
  href: paths.boNewProvider(),
  name: routeMessages.createProvider,
  creates: true,
  forModerators: true,
};
const ownersEdits = { href: paths.boEdits(), name: routeMessages.edits, forModerators: true };
const inMenu = (menuIcon: IconName) => ({ menuIcon, forModerators: true });
const credentials = { href: paths.boCredentials(), name: routeMessages.credentials, ...inMenu('file') };
const reports = { href: paths.boReports(), name: routeMessages.reports, ...inMenu('alert') };
const importProviders = { href: paths.boImports(), name: routeMessages.importProviders, menuIcon: 'upload' as const };
const createUser = { href: paths.boNewUser(), name: routeMessages.createUser, creates: true };
const editFaq = { href: paths.boFaq(), name: routeMessages.faq };
const createService = { href: paths.boNewService(), name: routeMessages.createService, creates: true };
const reviewSearches = { href: paths.boSearches(), name: routeMessages.searches };

/** The routes in the order of the sidebar. */
const routes: BackOfficeRoute[] = [
  {
    index: true,
    handle: { title: routeMessages.dashboard, icon: 'chart', isInBar: true, forModerators: true },
    lazy: {
      ...lazyLoader(() => import('#web/pages/bo/homeLoader.ts'), 'homeLoader'),
      ...lazyPage(() => import('#web/pages/bo/HomePage.tsx'), 'HomePage'),
    },
  },
  {
    path: paths.boUsers(),
    handle: { crumb: routeMessages.users, icon: 'users', group: 'people', isInBar: true },
    children: [
      {
        index: true,
        handle: { actions: [createUser] },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/users/usersLoader.ts'), 'usersLoader'),
          ...lazyPage(() => import('#web/pages/bo/users/UsersPage.tsx'), 'UsersPage'),
        },
      },
      {
        path: paths.boNewUser(),
        handle: create,
        lazy: lazyPage(() => import('#web/pages/bo/users/user/UserPage.tsx'), 'UserPage'),
      },
      {
        path: paths.boUser(':userId'),
        handle: detail,
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/users/user/userLoader.ts'), 'userLoader'),
          ...lazyPage(() => import('#web/pages/bo/users/user/UserPage.tsx'), 'UserPage'),
        },
      },
    ],
  },
  {
    path: paths.boProviders(),
    handle: { crumb: routeMessages.providers, icon: 'building', group: 'directory', isInBar: true },
    children: [
      {
        index: true,
        handle: { forModerators: true, actions: [importProviders, createProvider] },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/providers/providersLoader.ts'), 'providersLoader'),
          ...lazyPage(() => import('#web/pages/bo/providers/ProvidersPage.tsx'), 'ProvidersPage'),
        },
      },
      {
        path: paths.boNewProvider(),
        handle: { ...create, forModerators: true },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/providers/provider/providerLoader.ts'), 'providerLoader'),
          ...lazyPage(() => import('#web/pages/bo/providers/provider/ProviderPage.tsx'), 'ProviderPage'),
        },
      },
      {
        path: paths.boProvider(':providerId'),
        handle: { ...detail, forModerators: true },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/providers/provider/providerLoader.ts'), 'providerLoader'),
          ...lazyPage(() => import('#web/pages/bo/providers/provider/ProviderPage.tsx'), 'ProviderPage'),
        },
      },
      {
        path: paths.boImports(),
        handle: { crumb: routeMessages.importing, title: routeMessages.importProviders },
        children: [
          {
            index: true,
            lazy: {
              ...lazyLoader(() => import('#web/pages/bo/providers/import/importsLoader.ts'), 'importsLoader'),
              ...lazyPage(() => import('#web/pages/bo/providers/import/ImportsPage.tsx'), 'ImportsPage'),
            },
          },
          {
            path: paths.boImport(':importId'),
            handle: detail,
            lazy: {
              ...lazyLoader(() => import('#web/pages/bo/providers/import/importLoader.ts'), 'importLoader'),
              ...lazyPage(() => import('#web/pages/bo/providers/import/ImportPage.tsx'), 'ImportPage'),
            },
          },
        ],
      },
    ],
  },
  {
    path: paths.boServices(),
    handle: { crumb: routeMessages.services, icon: 'tag', group: 'directory' },
    children: [
      {
        index: true,
        handle: { actions: [reviewSearches, createService] },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/services/servicesLoader.ts'), 'servicesLoader'),
          ...lazyPage(() => import('#web/pages/bo/services/ServicesPage.tsx'), 'ServicesPage'),
        },
      },
      {
        path: paths.boNewService(),
        handle: create,
        lazy: lazyPage(() => import('#web/pages/bo/services/service/ServicePage.tsx'), 'ServicePage'),
      },
      {
        path: paths.boSearches(),
        handle: { crumb: routeMessages.searches },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/services/searches/searchesLoader.ts'), 'searchesLoader'),
          ...lazyPage(() => import('#web/pages/bo/services/searches/SearchesPage.tsx'), 'SearchesPage'),
        },
      },
      {
        path: paths.boService(':serviceId'),
        handle: detail,
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/services/service/serviceLoader.ts'), 'serviceLoader'),
          ...lazyPage(() => import('#web/pages/bo/services/service/ServicePage.tsx'), 'ServicePage'),
        },
      },
    ],
  },
  partnerRoutes,
  // In the breadcrumbs, the queue is below the providers; in the sidebar it is further down.
  {
    path: paths.boProviders(),
    handle: { crumb: routeMessages.providers },
    children: [
      {
        path: paths.boUnapproved(),
        handle: {
          crumb: routeMessages.unapproved,
          icon: 'shield',
          group: 'directory',
          isInBar: true,
          label: routeMessages.moderation,
          forModerators: true,
          actions: [ownersEdits, reports, credentials, createProvider],
        },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/providers/unapproved/unapprovedLoader.ts'), 'unapprovedLoader'),
          ...lazyPage(() => import('#web/pages/bo/providers/unapproved/UnapprovedPage.tsx'), 'UnapprovedPage'),
        },
      },
      {
        path: paths.boCredentials(),
        handle: { crumb: routeMessages.credentials, forModerators: true },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/providers/credentials/credentialsLoader.ts'), 'credentialsLoader'),
          ...lazyPage(() => import('#web/pages/bo/providers/credentials/CredentialsPage.tsx'), 'CredentialsPage'),
        },
      },
      {
        path: paths.boEdits(),
        handle: { crumb: routeMessages.edits, forModerators: true },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/providers/edits/editsLoader.ts'), 'editsLoader'),
          ...lazyPage(() => import('#web/pages/bo/providers/edits/EditsPage.tsx'), 'EditsPage'),
        },
      },
      {
        path: paths.boReports(),
        handle: { crumb: routeMessages.reports, forModerators: true },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/reports/reportsLoader.ts'), 'reportsLoader'),
          ...lazyPage(() => import('#web/pages/bo/reports/ReportsPage.tsx'), 'ReportsPage'),
        },
      },
    ],
  },
  {
    path: paths.boClaims(),
    handle: { crumb: routeMessages.claims, icon: 'key', group: 'people' },
    lazy: {
      ...lazyLoader(() => import('#web/pages/bo/claims/claimsLoader.ts'), 'claimsLoader'),
      ...lazyPage(() => import('#web/pages/bo/claims/ClaimsPage.tsx'), 'ClaimsPage'),
    },
  },
  {
    path: paths.boHelp(),
    handle: { crumb: routeMessages.help, icon: 'help', group: 'system' },
    children: [
      // the link in the sidebar is for moderators, too
      { index: true, handle: { forModerators: true }, loader: () => redirect(paths.boHelpVideos()) },
      {
        path: paths.boFaq(),
        handle: { crumb: routeMessages.faq },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/help/faq/faqLoader.ts'), 'faqLoader'),
          ...lazyPage(() => import('#web/pages/bo/help/faq/FaqPage.tsx'), 'FaqPage'),
        },
      },
      {
        path: paths.boHelpVideos(),
        handle: { crumb: routeMessages.videos, forModerators: true, actions: [editFaq] },
        lazy: {
          ...lazyLoader(() => import('#web/pages/bo/help/videos/videosLoader.ts'), 'videosLoader'),
          ...lazyPage(() => import('#web/pages/bo/help/videos/VideosPage.tsx'), 'VideosPage'),
        },
      },
    ],
  },
  {
    path: paths.boFiles(),
    handle: { crumb: routeMessages.files, icon: 'file', group: 'system' },
    lazy: {
      ...lazyLoader(() => import('#web/pages/bo/files/filesLoader.ts'), 'filesLoader'),
      ...lazyPage(() => import('#web/pages/bo/files/FilesPage.tsx'), 'FilesPage'),
    },
  },
  {
    path: paths.boLogs(),
    handle: { crumb: routeMessages.logs, icon: 'list', group: 'system' },
    // The list does not change when an entry opens over it.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      withoutLog(currentUrl) === withoutLog(nextUrl) && currentUrl.href !== nextUrl.href
        ? false
        : defaultShouldRevalidate,
    lazy: {
      ...lazyLoader(() => import('#web/pages/bo/logs/logsLoader.ts'), 'logsLoader'),
      ...lazyPage(() => import('#web/pages/bo/logs/LogsPage.tsx'), 'LogsPage'),
    },
  },
  { path: '*', loader: () => redirect(paths.backOffice()) },
];

/** The parent route of all paths that begin with /bo. */
export const backOfficeRoutes: BackOfficeRoute = {
  path: paths.backOffice(),
  handle: { crumb: routeMessages.backOffice },
  lazy: {
    ...lazyLoader(() => import('./backOfficeLoader.ts'), 'backOfficeLoader'),
    ...lazyPage(() => import('./BackOfficeLayout.tsx'), 'BackOfficeLayout'),
  },
  children: routes,
};

export const sidebarEntries = entriesOf(routes, paths.backOffice());

function withoutLog(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('log');
  return `${url.pathname}?${query}`;
}
