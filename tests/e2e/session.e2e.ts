import type { Locator } from '@playwright/test';
import {
  accountEntry,
  avatarOf,
  button,
  field,
  intercept,
  logIn,
  logOut,
  newPerson,
  openAccountMenu,
  signUp,
} from './account.ts';
import { enterAs, signIn, signInAsStaff } from './requests.ts';
import { expect, expectAccessible, test } from './test.ts';

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

test('the guard shows that it is checking, and a failed check counts as signed out', async ({ page, text }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'left by another version'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, 'keepSessionQuery', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/users/profile');
  await expect(page.getByText(text('nav.loading'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/users\/login/);
  await expect(page.getByRole('banner').getByRole('link', { name: text('nav.login') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
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

test('the avatar menu works by keyboard alone, and leads super admins to the back office', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: text('dashboard.profile') })).toBeVisible();
  await expect(page.getByRole('link', { name: text('dashboard.admin') })).toBeHidden();
  const avatar = avatarOf(page, text, ana.displayName);
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(accountEntry(page, text('nav.profile'))).toBeFocused();
  await expect(accountEntry(page, text('nav.admin'))).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(accountEntry(page, text('nav.help'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(accountEntry(page, text('nav.profile'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/profile$/);

  await signInAsStaff(page.request);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: text('dashboard.admin') })).toBeVisible();
  await openAccountMenu(page, text, 'Super Admin');
  await expect(accountEntry(page, text('nav.admin'))).toBeVisible();
  // opened by mouse, no entry looks focused
  const colour = (entry: Locator) => entry.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(accountEntry(page, text('nav.profile')))).toBe(
    await colour(accountEntry(page, text('nav.help'))),
  );
});

test('the dashboard reports that businesses cannot be loaded, and retries', async ({ page, text }) => {
  await enterAs(page.request, newPerson());
  let failing = true;
  await intercept(page, 'dashboardLoaderQuery', (route) => (failing ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  await expect(page.getByText(text('dashboard.failed'))).toBeVisible();
  await expectAccessible(page);
  failing = false;
  await button(page, text('loading.retry')).click();
  await expect(button(page, text('verify.again'))).toBeVisible();
});
