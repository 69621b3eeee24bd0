import { areaFault, parseArea } from '#shared/area.ts';
import { directoryPath, readDirectoryPath } from '#shared/directoryPath.ts';
import { isLanguage, type Language } from '#shared/language.ts';

/** A search, as the address bar has it. */
export interface Search {
  /** The address as the visitor wrote or chose it. */
  f: string;
  /** The keywords. */
  q: string;
  /** The id of the chosen suggestion; empty when the address is free text. */
  a: string;
  /** The end of a route that starts at the address. */
  t?: string;
  /** The area of the map, instead of an address: south, west, north and east in degrees, joined by commas. */
  area?: string;
  /** No place is read from the keywords. */
  literal?: boolean;
  /** Filters and order of the results, as the address has them; `narrowing.ts` reads them. */
  narrow?: string;
  /** Whether the results are on the map too; undefined: where there is room for both. */
  map?: boolean | undefined;
}

export const paths = {
  home: () => '/',
  /** The part of the landing page for carriers. */
  carriers: () => '/#carriers',
  /** `after` is the cursor of the result before the first: a page of results for browsers without our code. */
  search({ f, q, a, t, area, literal, narrow, map }: Search, after?: string | null): string {
    const query = new URLSearchParams();
    if (f) query.set('f', f);
    if (q) query.set('q', q);
    if (f && a) query.set('a', a);
    if (f && t) query.set('t', t);
    if (literal && q && !f && !area) query.set('literal', '1');
    // digits and commas, which stay readable
    const within = area && !f ? `${query.size ? '&' : ''}area=${area}` : '';
    const text = `${query}${within}${narrow ? `&${narrow}` : ''}`;
    const page = after ? `&after=${encodeURIComponent(after)}` : '';
    return text ? `/?${text}${map === undefined ? '' : `&map=${Number(map)}`}${page}` : '/';
  },
  /** `next` is where to go once signed in. */
  login: (next?: string) => `/users/login${afterwards(next)}`,
  signup: (next?: string) => `/users/signup${afterwards(next)}`,
  forgot: () => '/users/forgot',
  passwordReset: () => '/users/password-reset',
  verifyEmail: () => '/users/verify-email',
  monthlyMail: () => '/users/monthly-mail',
  businessInvitation: () => '/users/business-invitation',
  claimObjection: () => '/users/claim-objection',
  deleteAccount: () => '/users/delete-account',
  profile: () => '/users/profile',
  tokens: () => '/users/tokens',
  security: () => '/users/security',
  /** The documentation for programs: the server's, no page of the router's. */
  apiDocumentation: () => '/api',
  dashboard: () => '/dashboard',
  businessNumbers: (id: number | string) => `/dashboard/businesses/${id}/numbers`,
  business: (id: number | string) => `/dashboard/businesses/${id}`,
  businessPeople: (id: number | string) => `/dashboard/businesses/${id}/people`,
  /** `id` is of the provider that is claimed. */
  claim: (id: number | string) => `/dashboard/claims/${id}`,
  backOffice: () => '/bo',
  boUsers: () => '/bo/users',
  boNewUser: () => '/bo/users/new',
  boUser: (id: number | string, origin: { from?: string } = {}) => `/bo/users/${id}${queryOf(origin)}`,
  boProviders: () => '/bo/providers',
  boUnapproved: () => '/bo/providers/unapproved',
  boEdits: (after?: string | null) => `/bo/providers/edits${queryOf({ after })}`,
  /** `after` is the cursor of the claim before the first. */
  boClaims: (after?: string | null) => `/bo/claims${queryOf({ after })}`,
  boNewProvider: () => '/bo/providers/new',
  /** `from` is the list that it was opened from, with its sorting and page; `at` the cursor of its row there. */
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
  boPartner: (id: number | string) => `/bo/partners/${id}`,
  boFiles: () => '/bo/files',
  /** `user` is whose entries, by the database id; `log` the one that is open. */
  boLogs: (shown: { user?: string; log?: string } = {}) => `/bo/logs${queryOf(shown)}`,
  boHelp: () => '/bo/help',
  boFaq: () => '/bo/help/faq',
  /** `page` is the server's token of a page; without it the first. */
  boHelpVideos: (page?: string) => `/bo/help/videos${queryOf({ page })}`,
  mvp: () => '/mvp',
  /** `link` is the token of a shared one. */
  shortlist: (link?: string) => `/shortlist${queryOf({ link })}`,
  providers: () => '/providers',
  /** `name` is the id of a provider and its name. Without a language, the reader's. */
  provider: (name: string, language?: Language) => `/providers/${language ? `${language}/` : ''}${name}`,
  preRegistration: () => '/pre-registration',
  registrationStatus: () => '/pre-registration/status',
  preRegistrationSuccess: () => '/pre-registration/success',
  help: () => '/help',
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

const narrowing = ['category', 'service', 'within', 'country', 'region', 'role', 'whatsapp', 'picture', 'order'];

export function readSearch(query: URLSearchParams): Search {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  const f = read('f');
  const area = f ? '' : read('area');
  const wanted = parseArea(area);
  const narrow = narrowing
    .filter((name) => /^[\w,]+$/.test(read(name)))
    .map((name) => `${name}=${read(name)}`)
    .join('&');
  return {
    f,
    q: read('q'),
    a: f && read('a'),
    ...(f && read('t') && { t: read('t') }),
    ...(wanted && !areaFault(wanted) && { area }),
    ...(read('literal') === '1' && { literal: true }),
    ...(narrow && { narrow }),
  };
}

/** A search in a line: its keywords and places, or the area of the map by its name. */
export function searchLine({ f, q, t, area }: Search, areaName = ''): string {
  return [q, t ? `${f} → ${t}` : f, area && areaName].filter(Boolean).join(' · ');
}

/** Whether the address asks for the map of the results, or for none; undefined when it says neither. */
export function hasMap(query: URLSearchParams): boolean | undefined {
  return { '1': true, '0': false }[query.get('map') ?? ''];
}

export function isSearch({ f, q, area }: Search): boolean {
  return f !== '' || q !== '' || Boolean(area);
}

/** Whether this is a page for staff. */
export function isBackOffice(pathname: string): boolean {
  return pathname.split('/')[1] === 'bo';
}

/**
 * Whether only a browser knows the content of this page, from its session, a mailed token or its storage: only it has
 * its routes.
 */
export const isPersonal = (pathname: string) =>
  /^\/(?:dashboard(?:\/|$)|(?:shortlist|pre-registration\/status|users\/(?:profile|tokens|security|password-reset|verify-email|delete-account|monthly-mail|business-invitation|claim-objection))\/?$)/.test(
    pathname,
  );

/** The same page in another language: legal pages, providers and the directory have a language in their path. */
export function inLanguage(pathname: string, language: Language): string {
  const [, root = '', variant, page] = pathname.split('/');
  const directory = readDirectoryPath(pathname);
  if (directory) return directoryPath({ ...directory, language });
  const hasLanguages = root === 'legals' || root === 'providers';
  return hasLanguages && isLanguage(variant) && page ? `/${root}/${language}/${page}` : pathname;
}

/** The address of this page in a language; null where addresses have no language. */
export function languagePath(pathname: string, language: Language): string | null {
  const [, root, ...rest] = pathname.split('/');
  const [variant, page] = rest;
  if (root === 'providers' && variant && !isLanguage(variant)) return `/${root}/${language}/${variant}`;
  return (isLanguage(variant) && page) || readDirectoryPath(pathname) ? inLanguage(pathname, language) : null;
}
