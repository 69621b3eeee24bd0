import { signInAsStaff } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Where each leads: to itself unless it says so. `quiet` fails the test on a console error or a foreign request. */
const visitor: [path: string, end?: RegExp][] = [
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

const staff: [path: string, end?: RegExp][] = [
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

for (const [who, routes] of [
  ['a visitor', visitor],
  ['staff', staff],
] as const)
  test(`every page for ${who} is there, accessible and fits @everywhere`, async ({ page }) => {
    test.setTimeout(180_000);
    if (who === 'staff') await signInAsStaff(page.context().request);
    for (const [path, end] of routes)
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        if (end) await expect(page).toHaveURL(end);
        else expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
        await expect(page).toHaveTitle(/Rumbo/);
      });
  });
