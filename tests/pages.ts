/** A page of the spec's tables, and where it leads: to itself unless it says so. */
export type PageRoute = [path: string, end?: RegExp];

/** What anybody reaches, or is sent to sign in from. */
export const visitorPages: PageRoute[] = [
  ['/'],
  ['/mvp'],
  ['/providers/1', /\/providers\/1-/],
  ['/users/delete-account'],
  ['/users/login'],
  ['/users/signup'],
  ['/users/forgot'],
  ['/users/password-reset'],
  ['/users/verify-email'],
  ['/pre-registration'],
  ['/pre-registration/success'],
  ['/help'],
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

/** What somebody with an account reaches. */
export const personPages: PageRoute[] = [['/dashboard'], ['/users/profile'], ['/users/tokens'], ['/bo']];

/** What a super admin reaches. */
export const staffPages: PageRoute[] = [
  ['/dashboard'],
  ['/users/profile'],
  ['/users/tokens'],
  ['/bo'],
  ['/bo/providers'],
  ['/bo/providers/unapproved'],
  ['/bo/providers/new'],
  ['/bo/providers/1'],
  ['/bo/providers/import'],
  ['/bo/providers/import/2000000000'],
  ['/bo/users'],
  ['/bo/users/new'],
  ['/bo/users/1'],
  ['/bo/services'],
  ['/bo/services/new'],
  ['/bo/services/1'],
  ['/bo/partners'],
  ['/bo/partners/new'],
  ['/bo/partners/2000000000'],
  ['/bo/files'],
  ['/bo/logs'],
  ['/bo/help', /\/bo\/help\/videos$/],
  ['/bo/no/such/page', /\/bo$/],
];

/** Whether the page is shown at its address: signing in is where several addresses lead to. */
export function isItsOwn([, end]: PageRoute): boolean {
  return !end?.source.includes('users\\/login');
}
