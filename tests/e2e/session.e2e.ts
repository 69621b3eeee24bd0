import { avatarOf, button, field, intercept, logIn, logOut, newPerson, signUp } from './account.ts';
import { enterAs, signIn } from './requests.ts';
import { expect, test } from './test.ts';

test('logging in returns to the page behind the guard, but not to a page of another site', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.context().clearCookies();
  await page.goto('/help');
  await page.goto('/users/profile');
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
  await logIn(page, text, ana);
  await expect(page).toHaveURL(/\/users\/profile$/);
  await expect(field(page, text('form.email'))).toHaveValue(ana.email);
  // neither the guard nor the log-in page is in the history
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  for (const path of ['/users/login?next=//example.com/', '/users/signup?next=/%5Cexample.com/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
  }
});

test('the requested page is kept from logging in through signing up', async ({ page, text }) => {
  await page.goto('/users/profile');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('signup.title') })
    .click();
  await expect(page).toHaveURL(/\/users\/signup\?next=%2Fusers%2Fprofile$/);
  await field(page, text('signup.fullName')).fill('Ana');
  await field(page, text('form.email')).fill(newPerson().email);
  await field(page, text('form.password')).fill('a long first sentence');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/profile$/);
});

test('other tabs notice signing in and out', async ({ page, text, context }) => {
  const ana = newPerson();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: text('nav.signup') })).toBeVisible();
  await signUp(page, text, ana);
  await expect(avatarOf(other, text, ana.displayName)).toBeVisible();
  await other.goto('/users/profile');
  await expect(field(other, text('form.email'))).toHaveValue(ana.email);
  await logOut(page, text, ana.displayName);
  await expect(other).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
});

test('a page of the previous account does not stay in another tab', async ({ page, text, context }) => {
  await signUp(page, text, newPerson('Ana Paz'));
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Ana' }));
  // another person signs in in the first tab, and this tab misses the events in between
  await other.route('**/graphql', (route) => route.abort());
  await logOut(page, text, 'Ana Paz');
  await signUp(page, text, newPerson('Bruno Sá'));
  await other.unroute('**/graphql');
  await page.goto('/users/profile');
  await field(page, text('profile.displayName')).fill('Bruno Costa');
  await button(page, text('profile.submit')).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Bruno' }));
});

test('logging out leads home, even when the server does not respond', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.goto('/dashboard');
  await expect(button(page, text('verify.again'))).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await logOut(page, text, ana.displayName);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('landing.hero'));
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeVisible();
  // not by way of logging in, where a page behind the guard would redirect
  expect(visited).toEqual(['/']);

  await signIn(page.request, ana);
  await page.goto('/dashboard');
  await intercept(page, 'useSignOutMutation', (route) => route.abort());
  await logOut(page, text, ana.displayName);
  await expect(page.getByText(text('nav.logoutFailed'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeVisible();
});

test('the page stays when the code of the account menu cannot be loaded', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.route('**/assets/SignedIn*.js', (route) => route.abort());
  await page.goto('/help');
  await page.getByRole('link', { name: text('nav.dashboard') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(avatarOf(page, text, ana.displayName)).toHaveCount(0);
});
