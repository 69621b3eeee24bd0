/** A page of the specification's tables, and the address it redirects to; without one it is shown at its own. */
export type PageRoute = [path: string, end?: RegExp];

/** The key of the load in the samples of visitors' pages. */
export const SAMPLE_LOAD = '0e9b7a3c-5b43-4cf1-8a43-3b0a9f1d2c4e';

/** Pages that visitors can open, or that redirect them to sign in. */
export const visitorPages: PageRoute[] = [
  ['/'],
  ['/mvp'],
  ['/signs'],
  ['/shortlist'],
  ['/loads'],
  [`/loads?load=${SAMPLE_LOAD}`],
  ['/verify'],
  ['/providers/1', /\/providers\/1-/],
  ['/users/delete-account'],
  ['/users/login'],
  ['/users/signup'],
  ['/users/forgot'],
  ['/users/password-reset'],
  ['/users/verify-email'],
  ['/pre-registration'],
  ['/pre-registration/success'],
  ['/pre-registration/status'],
  ['/help'],
  ['/data'],
  ['/status'],
  ['/error'],
  ['/error?message=The+link+has+run+out.'],
  ['/legals'],
  ['/legals/servicesagreement', /\/legals\/(en|es|pt)\/servicesagreement$/],
  ['/legals/pt/privacypolicy'],
  ['/legals/xx/privacypolicy', /\/legals\/en\/privacypolicy$/],
  ['/no/such/page', /\/pre-registration$/],
  ['/users/profile', /\/users\/login\?/],
  ['/users/tokens', /\/users\/login\?/],
  ['/bo', /\/users\/login\?/],
];

/** Pages for people with an account. */
export const personPages: PageRoute[] = [
  ['/dashboard'],
  ['/users/profile'],
  ['/users/security'],
  ['/users/tokens'],
  ['/bo'],
];

/** Pages for super admins. */
export const staffPages: PageRoute[] = [
  ['/dashboard'],
  ['/users/profile'],
  ['/users/tokens'],
  ['/watches'],
  ['/bo'],
  ['/bo/providers'],
  ['/bo/providers/unapproved'],
  ['/bo/providers/edits'],
  ['/bo/providers/credentials'],
  ['/bo/providers/reports'],
  ['/bo/providers/new'],
  ['/bo/providers/1'],
  ['/bo/providers/import'],
  ['/bo/providers/import/2000000000'],
  ['/bo/claims'],
  ['/bo/users'],
  ['/bo/users/new'],
  ['/bo/users/1'],
  ['/bo/services'],
  ['/bo/services/new'],
  ['/bo/services/searches'],
  ['/bo/services/1'],
  ['/bo/partners'],
  ['/bo/partners/new'],
  ['/bo/partners/2000000000'],
  ['/bo/files'],
  ['/bo/logs'],
  ['/bo/help/faq'],
  ['/bo/help', /\/bo\/help\/videos$/],
  ['/bo/no/such/page', /\/bo$/],
];

/** Whether the page is shown at its own address: several addresses redirect to signing in. */
export function isItsOwn([, end]: PageRoute): boolean {
  return !end?.source.includes('users\\/login');
}
