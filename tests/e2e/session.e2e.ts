import {
  accountEntry,
  button,
  field,
  intercept,
  logIn,
  logOut,
  newPerson,
  openAccountMenu,
  operationName,
  signUp,
} from './account.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a page behind the guard is come back to after logging in @once', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
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
});

test('the way to log in keeps the wish through signing up @once', async ({ page, text }) => {
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

test('a wish that leads to another site is not followed @once', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  await page.goto('/users/login?next=//example.com/');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
  await page.goto('/users/signup?next=/%5Cexample.com/');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
});

test('the guard says that it is checking @once', async ({ page, text }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, 'keepSessionQuery', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/users/profile');
  await expect(page.getByText(text('nav.loading'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/users\/login/);
});

test('when the check of the session fails nobody is signed in, and the token is removed @once', async ({
  page,
  text,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'left by another version'));
  await intercept(page, 'keepSessionQuery', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('other tabs notice who signs in and out @once', async ({ page, text, context }) => {
  const ana = newPerson();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: text('nav.signup') })).toBeVisible();
  await signUp(page, text, ana);
  await expect(button(other, text('nav.accountOf', { name: ana.displayName }))).toBeVisible();
  await other.goto('/users/profile');
  await expect(field(other, text('form.email'))).toHaveValue(ana.email);
  await logOut(page, text, ana.displayName);
  await expect(other).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
});

test("another person's page is not left standing in another tab @once", async ({ page, text, context }) => {
  await signUp(page, text, newPerson('Ana Paz'));
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Ana' }));
  // somebody else signs in in the first tab, and this one learns nothing of what was in between
  await other.route('**/graphql', (route) => route.abort());
  await logOut(page, text, 'Ana Paz');
  await signUp(page, text, newPerson('Bruno Sá'));
  await other.unroute('**/graphql');
  await page.goto('/users/profile');
  await field(page, text('profile.displayName')).fill('Bruno Costa');
  await button(page, text('profile.submit')).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Bruno' }));
});

test('a session that the server ended leads to logging in again @once', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  await page.goto('/users/profile');
  await field(page, text('profile.displayName')).fill('Ana');
  await page.context().clearCookies();
  await button(page, text('profile.submit')).click();
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
});

test('logging out forgets the person here even when the server does not answer @once', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  await intercept(page, 'useSignOutMutation', (route) => route.abort());
  await logOut(page, text, ana.displayName);
  await expect(page.getByText(text('nav.logoutFailed'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeVisible();
});

test('logging out of a page behind the guard leads home, not to logging in @once', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await logOut(page, text, ana.displayName);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('landing.hero'));
  await expect(page.getByRole('link', { name: text('nav.login') })).toBeVisible();
  expect(visited).toEqual(['/']);
});

test('only super admins see the ways to the back office', async ({ page, text }) => {
  await signUp(page, text, newPerson());
  await intercept(page, 'keepSessionQuery', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.viewer.isSuperAdmin = true;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: text('dashboard.admin') })).toBeVisible();
  await expectAccessible(page);
  await openAccountMenu(page, text, 'Ana María Paz');
  await expect(accountEntry(page, text('nav.admin'))).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(page.getByRole('link', { name: text('dashboard.profile') })).toBeVisible();
  await expect(page.getByRole('link', { name: text('dashboard.admin') })).toBeHidden();
});

test('the avatar menu works by keyboard alone @once', async ({ page, text }) => {
  await signUp(page, text, newPerson());
  const avatar = button(page, text('nav.accountOf', { name: 'Ana María Paz' }));
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(accountEntry(page, text('nav.profile'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(accountEntry(page, text('nav.help'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(accountEntry(page, text('nav.profile'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/profile$/);
});

test('two quick presses send one request, and what failed can be sent again @once', async ({ page, text }) => {
  const ana = newPerson();
  let sent = 0;
  let failing = true;
  page.on('request', (request) => {
    if (operationName(request) === 'SignupFormMutation') sent++;
  });
  await intercept(page, 'SignupFormMutation', (route) => (failing ? route.abort() : route.continue()));
  await page.goto('/users/signup');
  await field(page, text('signup.fullName')).fill(ana.displayName);
  await field(page, text('form.email')).fill(ana.email);
  await field(page, text('form.password')).fill(ana.password);
  await button(page, text('signup.submit')).dblclick();
  await expect(page.getByText(text('signup.failed'))).toBeVisible();
  await expect(field(page, text('form.password'))).toHaveValue(ana.password);
  expect(sent).toBe(1);
  failing = false;
  await button(page, text('signup.submit')).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toBe(2);
});

test('a bot check that cannot be made says so @once', async ({ page, text }) => {
  await intercept(page, 'altchaQuery', (route) => route.abort());
  await page.goto('/users/login');
  await logIn(page, text, { email: 'ana@example.org', password: 'a long first sentence' });
  await expect(page.getByText(text('botCheck.failed'))).toBeVisible();
});

test('the dashboard says when businesses cannot be loaded, and tries again @once', async ({ page, text }) => {
  await signUp(page, text, newPerson());
  let failing = true;
  await intercept(page, 'dashboardLoaderQuery', (route) => (failing ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  await expect(page.getByText(text('dashboard.failed'))).toBeVisible();
  await expectAccessible(page);
  failing = false;
  await button(page, text('loading.retry')).click();
  await expect(page.getByText(text('dashboard.noBusinesses'))).toBeVisible();
});

test('switching the language keeps what was typed and translates what is wrong @once', async ({ page, text }) => {
  await page.goto('/users/login');
  await field(page, text('form.email')).fill('ana@nowhere');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('form.emailInvalid'))).toBeVisible();
  await button(page, 'Language: English').click();
  await button(page, 'Español').click();
  await expect(page.getByText('Formato de correo no válido')).toBeVisible();
  await expect(field(page, 'Correo')).toHaveValue('ana@nowhere');
});
