import {
  accountEntry,
  button,
  field,
  logIn,
  logOut,
  mailedPath,
  newPerson,
  openAccountMenu,
  operationName,
  signUp,
} from './account.ts';
import { enterAs } from './requests.ts';
import { toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('a person signs up, changes the name, logs out and in again @languages', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  await expect(page.getByText(text('signup.created'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Ana' }));
  // wait for this
  await expect(button(page, text('verify.again'))).toBeVisible();
  await openAccountMenu(page, text, ana.displayName);
  await expectAccessible(page, { openList: true });
  await expect(accountEntry(page, text('nav.admin'))).toBeHidden();
  await accountEntry(page, text('nav.profile')).click();
  await expect(field(page, text('form.email'))).toHaveValue(ana.email);
  await field(page, text('profile.displayName')).fill('Berta Sol');
  await button(page, text('profile.submit')).click();
  await expect(page.getByText(text('profile.updated'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(field(page, text('profile.displayName'))).toHaveValue('Berta Sol');
  await logOut(page, text, 'Berta Sol');
  await page.goto('/users/login');
  await logIn(page, text, ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Berta' }));
});

test('a forgotten password is set again by a mailed link, which works once', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.context().clearCookies();
  await page.goto('/users/login');
  await page.getByRole('link', { name: text('login.forgot') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('forgot.title'));
  await field(page, text('form.email')).fill(ana.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('forgot.sentTitle'));
  await expectAccessible(page);

  const path = await mailedPath(ana.email, '/users/password-reset');
  const renewed = { ...ana, password: 'another long sentence' };
  await page.goto(path);
  await expect(page).toHaveURL(/\/users\/password-reset$/);
  await page.reload();
  await expectAccessible(page);
  await button(page, text('reset.submit')).click();
  await expect(page.getByText(text('password.required'))).toBeVisible();
  await expect(page.getByText(text('password.confirmRequired'))).toBeVisible();
  await field(page, text('password.new')).fill(renewed.password);
  await field(page, text('password.confirm')).fill('another');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('password.confirmDiffers'))).toBeVisible();
  await expect(page.getByText(text('password.mismatch'))).toBeVisible();
  await field(page, text('password.confirm')).fill(renewed.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('password.updated'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(path);
  await field(page, text('password.new')).fill('a third long sentence');
  await field(page, text('password.confirm')).fill('a third long sentence');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: text('reset.askAgain') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/users/login');
  await logIn(page, text, ana);
  await expect(page.getByText(text('login.failed'))).toBeVisible();
  await logIn(page, text, renewed);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an e-mail address is confirmed by its mailed link and a click', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.goto('/users/profile');
  await expect(button(page, text('verify.again'))).toBeVisible();
  const first = await mailedPath(ana.email, '/users/verify-email');
  await button(page, text('verify.again')).click();
  await expect(page.getByText(text('verify.sent'))).toBeVisible();
  await page.goto(await mailedPath(ana.email, '/users/verify-email', first));
  await expect(page).toHaveURL(/\/users\/verify-email$/);
  await expectAccessible(page);
  await button(page, text('verify.submit')).click();
  await expect(page.getByRole('main')).toContainText(ana.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: text('verify.onward') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/users/profile');
  await expect(field(page, text('form.email'))).toHaveValue(ana.email);
  await expect(button(page, text('verify.again'))).toBeHidden();
});

test('links without their token lead to a new one', async ({ page, text }) => {
  await page.goto('/users/password-reset');
  await expect(page.getByText(text('reset.noToken'))).toBeVisible();
  await page.getByRole('link', { name: text('reset.askAgain') }).click();
  await expect(page).toHaveURL(/\/users\/forgot$/);
  await page.goto('/users/verify-email');
  await expect(page.getByText(text('verify.noToken'))).toBeVisible();
  await page.getByRole('link', { name: text('verify.login') }).click();
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
});

test('signing up shows errors at their fields, is sent once, and keeps what was typed', async ({ page, text }) => {
  const name = field(page, text('signup.fullName'));
  const email = field(page, text('form.email'));
  const password = field(page, text('form.password'));
  const submit = button(page, text('signup.submit'));
  await page.goto('/users/signup');
  await submit.click();
  for (const message of ['name.required', 'email.required', 'password.required'])
    await expect(page.getByText(text(message))).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill('Ana Paz');
  await email.fill('ana@nowhere');
  await password.fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('name.required'))).toBeHidden();
  await expect(page.getByText(text('email.format'))).toBeVisible();
  await expect(email).toBeFocused();
  await expect(password).toHaveAccessibleDescription(new RegExp(text('form.passwordLength')));

  const error = { message: 'No such mailbox', extensions: { code: 'BAD_USER_INPUT', field: 'email' } };
  let sent = 0;
  await page.route('**/graphql', (route) => {
    if (operationName(route.request()) !== 'SignupFormMutation') return route.fallback();
    sent += 1;
    if (sent === 1) return route.abort();
    return sent === 2 ? route.fulfill({ json: { errors: [error] } }) : route.fallback();
  });
  await email.fill(newPerson().email);
  await password.fill('a long first sentence');
  await submit.dblclick();
  await expect(page.getByText(text('signup.failed'))).toBeVisible();
  await expect(password).toHaveValue('a long first sentence');
  expect(sent).toBe(1);
  await submit.click();
  await expect(email).toHaveAccessibleDescription('No such mailbox');
  await expect(email).toBeFocused();
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toBe(3);
});

test('logging in shows errors, keeps what was typed, and follows the language', async ({ page, text }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/users/login', { waitUntil: 'networkidle' });
  // there is no analytics here, and no mention of Google, which is not set up
  await expect(button(page, text('privacy.choices'))).toBeHidden();
  expect(asked.filter((url) => /analytics/i.test(url))).toEqual([]);
  await expect(page.getByText('Google')).toBeHidden();
  await expect(page.getByText(text('account.or'), { exact: true })).toBeHidden();

  const wrong = { email: 'nobody@example.org', password: 'not the right one' };
  let canCheck = false;
  await page.route('**/graphql', (route) =>
    operationName(route.request()) === 'altchaQuery' && !canCheck ? route.abort() : route.fallback(),
  );
  await logIn(page, text, wrong);
  await expect(toast(page, text('botCheck.notLoaded'))).toBeVisible();
  canCheck = true;
  await button(page, text('login.submit')).click();
  await expect(toast(page, text('login.failed'))).toBeVisible();
  // said at the field, and not again above the form
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
  await expect(field(page, text('form.password'))).toHaveAccessibleDescription(text('login.check'));
  await expect(field(page, text('form.password'))).toBeFocused();
  await expect(field(page, text('form.email'))).toHaveValue(wrong.email);
  await expect(field(page, text('form.password'))).toHaveValue(wrong.password);
  await expect(page).toHaveURL(/\/users\/login$/);
  await expectAccessible(page);

  await field(page, text('form.email')).fill('ana@nowhere');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('email.format'))).toBeVisible();
  await button(page, 'Language: English').click();
  await button(page, 'Español').click();
  await expect(page.getByText('El correo no es válido. Ejemplo: nombre@empresa.com')).toBeVisible();
  await expect(field(page, 'Correo')).toHaveValue('ana@nowhere');
});

test('the profile accepts a new password with the current one, and an expired session leads to logging in', async ({
  page,
  text,
}) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.goto('/users/profile');
  const renewed = 'another long sentence';
  await field(page, text('password.new')).fill(renewed);
  await field(page, text('password.confirm')).fill('something else');
  await button(page, text('profile.submit')).click();
  await expect(page.getByText(text('password.mismatch'))).toBeVisible();
  await expect(page.getByText(text('password.confirmDiffers'))).toBeVisible();
  await expect(page.getByText(text('password.currentRequired'))).toBeVisible();
  await expect(field(page, text('profile.currentPassword'))).toBeFocused();
  await expectAccessible(page);

  const current = field(page, text('profile.currentPassword'));
  await current.fill('not my password');
  await field(page, text('password.confirm')).fill(renewed);
  await button(page, text('profile.submit')).click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toBeFocused();
  await expect(field(page, text('password.new'))).toHaveValue(renewed);

  await current.fill(ana.password);
  await button(page, text('profile.submit')).click();
  await expect(page.getByText(text('password.updated'))).toBeVisible();
  for (const label of ['profile.currentPassword', 'password.new', 'password.confirm'])
    await expect(field(page, text(label))).toHaveValue('');

  await field(page, text('profile.displayName')).fill('Ana');
  await page.context().clearCookies();
  await button(page, text('profile.submit')).click();
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
});
