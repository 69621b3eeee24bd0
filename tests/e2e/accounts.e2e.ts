import {
  accountEntry,
  button,
  field,
  logIn,
  logOut,
  mailedPath,
  newPerson,
  openAccountMenu,
  signUp,
} from './account.ts';
import { enterAs } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('a person signs up, confirms the address, changes name and password, logs out and in again, and has a session that ends', async ({
  page,
  text,
}) => {
  const ana = newPerson();
  const renewed = 'another long sentence';

  await test.step('sign up', async () => {
    await signUp(page, text, ana);
    await expect(page.getByText(text('signup.created'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Ana' }));
    // wait for this
    await expect(button(page, text('verify.again'))).toBeVisible();
    await openAccountMenu(page, text, ana.displayName);
    await expectAccessible(page, { openList: true });
    await expect(accountEntry(page, text('nav.admin'))).toBeHidden();
    await accountEntry(page, text('nav.profile')).click();
  });

  await test.step('confirm the address by the second mailed link and a click', async () => {
    await expect(button(page, text('verify.again'))).toBeVisible();
    const first = await mailedPath(ana.email, '/users/verify-email');
    await button(page, text('verify.again')).click();
    await expect(page.getByText(text('verify.sent'))).toBeVisible();
    await page.goto(await mailedPath(ana.email, '/users/verify-email', first));
    await expect(page).toHaveURL(/\/users\/verify-email$/);
    await button(page, text('verify.submit')).click();
    await expect(page.getByRole('main')).toContainText(ana.email);
    await expectAccessible(page);
    await page.getByRole('link', { name: text('page.dashboard') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('change the name', async () => {
    await page.goto('/users/profile');
    await expect(field(page, text('page.email'))).toHaveValue(ana.email);
    await expect(button(page, text('verify.again'))).toBeHidden();
    await field(page, text('page.displayName')).fill('Berta Sol');
    await button(page, text('profile.submit')).click();
    await expect(page.getByText(text('profile.updated'))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(field(page, text('page.displayName'))).toHaveValue('Berta Sol');
  });

  await test.step('change the password with the current one', async () => {
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
  });

  await test.step('log out and in again', async () => {
    await logOut(page, text, 'Berta Sol');
    await page.goto('/users/login');
    await logIn(page, text, { ...ana, password: renewed });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Berta' }));
  });

  await test.step('an expired session leads to logging in', async () => {
    await openAccountMenu(page, text, 'Berta Sol');
    await accountEntry(page, text('nav.profile')).click();
    await field(page, text('page.displayName')).fill('Ana');
    await page.context().clearCookies();
    await button(page, text('profile.submit')).click();
    await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
  });
});

test('a forgotten password is set again by a mailed link, which works once', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.context().clearCookies();
  await page.goto('/users/login');
  await page.getByRole('link', { name: text('forgot.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('forgot.title'));
  await field(page, text('page.email')).fill(ana.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('forgot.sentTitle'));
  await expectAccessible(page);

  const path = await mailedPath(ana.email, '/users/password-reset');
  const renewed = { ...ana, password: 'another long sentence' };
  await page.goto(path);
  await expect(page).toHaveURL(/\/users\/password-reset$/);
  await page.reload();
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
