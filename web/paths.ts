import { directoryPath, readDirectoryPath } from '#shared/directoryPath.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import { searchPath } from '#shared/searchAddress.ts';

export { isSearch, readSearch, type Search, searchLine } from '#shared/searchAddress.ts';

export const paths = {
  home: () => '/',
  /** The part of the landing page for carriers. */
  carriers: () => '/#carriers',
  search: searchPath,
  /** `next` is the page that opens after the sign-in. */
  login: (next?: string) => `/users/login${afterwards(next)}`,
  signup: (next?: string) => `/users/signup${afterwards(next)}`,
  forgot: () => '/users/forgot',
  passwordReset: () => '/users/password-reset',
  verifyEmail: () => '/users/verify-email',
  monthlyMail: () => '/users/monthly-mail',
  businessInvitation: () => '/users/business-invitation',
  claimObjection: () => '/users/claim-objection',
  report: () => '/users/report',
  reportAnswer: () => '/users/report-answer',
  confirmListing: () => '/users/confirm-listing',
  deleteAccount: () => '/users/delete-account',
  profile: () => '/users/profile',
  tokens: () => '/users/tokens',
  security: () => '/users/security',
  /** The documentation for programs, a page of the server and not of the router. */
  apiDocumentation: () => '/api',
  dashboard: () => '/dashboard',
  businessNumbers: (id: number | string) => `/dashboard/businesses/${id}/numbers`,
  business: (id: number | string) => `/dashboard/businesses/${id}`,
  businessPeople: (id: number | string) => `/dashboard/businesses/${id}/people`,
  /** `id` identifies the claimed provider. */
  claim: (id: number | string) => `/dashboard/claims/${id}`,
  backOffice: () => '/bo',
  boUsers: () => '/bo/users',
  boNewUser: () => '/bo/users/new',
  boUser: (id: number | string, origin: { from?: string } = {}) => `/bo/users/${id}${queryOf(origin)}`,
  boProviders: () => '/bo/providers',
  boUnapproved: () => '/bo/providers/unapproved',
  boCredentials: (after?: string | null) => `/bo/providers/credentials${queryOf({ after })}`,
  boEdits: (after?: string | null) => `/bo/providers/edits${queryOf({ after })}`,
  boReports: (after?: string | null) => `/bo/providers/reports${queryOf({ after })}`,
  /** `after` is the cursor of the claim before the first. */
  boClaims: (after?: string | null) => `/bo/claims${queryOf({ after })}`,
  boNewProvider: () => '/bo/providers/new',
  /**
   * `from` is the list from which the provider was opened, with its sorting and page; `at` is the cursor of its row.
   */
  boProvider: (id: number | string, origin: { from?: string; at?: string } = {}) =>
    `/bo/providers/${id}${queryOf(origin)}`,
  boImports: () => '/bo/providers/import',
  boImport: (id: number | string) => `/bo/providers/import/${id}`,
  boServices: () => '/bo/services',
  boNewService: () => '/bo/services/new',
  boService: (id: number | string, origin: { from?: string } = {}) => `/bo/services/${id}${queryOf(origin)}`,
  boSearches: () => '/bo/services/searches',
  boPartners: () => '/bo/partners',
  boNewPartner: () => '/bo/partners/new',
  boCollections: () => '/bo/partners/collections',
  boNewCollection: () => '/bo/partners/collections/new',
  boCollection: (slug: string) => `/bo/partners/collections/${slug}`,
  boPartner: (id: number | string) => `/bo/partners/${id}`,
  boFiles: () => '/bo/files',
  /** `user` filters the entries by database id; `log` is the id of the open entry. */
  boLogs: (shown: { user?: string; log?: string } = {}) => `/bo/logs${queryOf(shown)}`,
  boHelp: () => '/bo/help',
  boFaq: () => '/bo/help/faq',
  /** `page` is the server's token of a page; without it the first page opens. */
  boHelpVideos: (page?: string) => `/bo/help/videos${queryOf({ page })}`,
  mvp: () => '/mvp',
  data: () => '/data',
  status: () => '/status',
  /** The page that verifies a record, and shows a record just created. */
  verify: () => '/verify',
  /** `load` is the key of a load of this visitor; `link` is the token of a shared load. */
  loads: (shown: { load?: string; link?: string } = {}) => `/loads${queryOf(shown)}`,
  watches: () => '/watches',
  watchConfirm: () => '/watches/confirm',
  watchRenew: () => '/watches/renew',
  /** `link` is the token of a shared list. */
  shortlist: (link?: string) => `/shortlist${queryOf({ link })}`,
  providers: () => '/providers',
  /** `name` is the id of a provider, followed by its name. Without a language the page is in the reader's. */
  provider: (name: string, language?: Language) => `/providers/${language ? `${language}/` : ''}${name}`,
  preRegistration: () => '/pre-registration',
  registrationStatus: () => '/pre-registration/status',
  preRegistrationSuccess: () => '/pre-registration/success',
  help: () => '/help',
  signs: () => '/signs',
  error: () => '/error',
  legals: () => '/legals',
  servicesAgreement: (language?: Language) => legal('servicesagreement', language),
  privacyPolicy: (language?: Language) => legal('privacypolicy', language),
};

function queryOf(values: object): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  return query.size ? `?${query}` : '';
}

function afterwards(next: string | undefined): string {
  return next ? `?${new URLSearchParams({ next })}` : '';
}

function legal(page: string, language: Language | undefined): string {
  return language ? `/legals/${language}/${page}` : `/legals/${page}`;
}

/** Whether the address opens the map of the results; undefined if the address does not specify it. */
export function hasMap(query: URLSearchParams): boolean | undefined {
  return { '1': true, '0': false }[query.get('map') ?? ''];
}

/** Whether this is a page for staff. */
export function isBackOffice(pathname: string): boolean {
  return pathname.split('/')[1] === 'bo';
}

/**
 * Whether only a browser knows the content of this page, from its session, a mailed token or its storage. The server
 * has no routes for such pages.
 */
export const isPersonal = (pathname: string) =>
  /^\/(?:dashboard(?:\/|$)|(?:shortlist|loads|verify|watches(?:\/(?:confirm|renew))?|pre-registration\/status|users\/(?:profile|tokens|security|password-reset|verify-email|delete-account|monthly-mail|business-invitation|claim-objection|report|report-answer|confirm-listing))\/?$)/.test(
    pathname,
  );

/**
 * The address of a page in another language: legal pages, providers and the directory have a language in their path.
 */
export function inLanguage(pathname: string, language: Language): string {
  const [, root = '', variant, page] = pathname.split('/');
  const directory = readDirectoryPath(pathname);
  if (directory) return directoryPath({ ...directory, language });
  const hasLanguages = root === 'legals' || root === 'providers';
  return hasLanguages && isLanguage(variant) && page ? `/${root}/${language}/${page}` : pathname;
}

/** The address of this page in a language; null if the address contains no language. */
export function languagePath(pathname: string, language: Language): string | null {
  const [, root, ...rest] = pathname.split('/');
  const [variant, page] = rest;
  if (root === 'providers' && variant && !isLanguage(variant)) return `/${root}/${language}/${variant}`;
  return (isLanguage(variant) && page) || readDirectoryPath(pathname) ? inLanguage(pathname, language) : null;
}
