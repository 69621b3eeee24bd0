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
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('from signing up to a password that was forgotten and set again', async ({ page, text }) => {
  test.setTimeout(60_000);
  const ana = newPerson();
  await test.step('sign up', async () => {
    await page.goto('/users/signup');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await signUp(page, text, ana);
    await expect(page.getByText(text('signup.created'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Ana' }));
    await expect(page.getByText(text('dashboard.noBusinesses'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('change the name', async () => {
    await openAccountMenu(page, text, ana.displayName);
    await expectAccessible(page, { openList: true });
    await expect(accountEntry(page, text('nav.admin'))).toBeHidden();
    await accountEntry(page, text('nav.profile')).click();
    await expect(field(page, text('form.email'))).toHaveValue(ana.email);
    await field(page, text('profile.displayName')).fill('Berta Sol');
    await button(page, text('profile.submit')).click();
    await expect(page.getByText(text('profile.updated'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(field(page, text('profile.displayName'))).toHaveValue('Berta Sol');
  });

  await test.step('log out and in', async () => {
    await logOut(page, text, 'Berta Sol');
    await page.goto('/users/login');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await logIn(page, text, ana);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Berta' }));
    await logOut(page, text, 'Berta Sol');
  });

  const path = await test.step('ask for a new password', async () => {
    await page.goto('/users/login');
    await page.getByRole('link', { name: text('login.forgot') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('forgot.title'));
    await expectAccessible(page);
    await field(page, text('form.email')).fill(ana.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('forgot.sentTitle'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    return mailedPath(ana.email, '/users/password-reset');
  });

  const renewed = { ...ana, password: 'another long sentence' };
  await test.step('set it', async () => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/users\/password-reset$/);
    await page.reload();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field(page, text('password.new')).fill(renewed.password);
    await field(page, text('password.confirm')).fill(renewed.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('password.updated'))).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the link is good once, the new password is the one', async () => {
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
});

test('an email is confirmed by its mailed link and a press', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  await page.goto('/users/profile');
  await expect(button(page, text('verify.again'))).toBeVisible();
  const first = await mailedPath(ana.email, '/users/verify-email');
  await button(page, text('verify.again')).click();
  await expect(page.getByText(text('verify.sent'))).toBeVisible();
  await page.goto(await mailedPath(ana.email, '/users/verify-email', first));
  await expect(page).toHaveURL(/\/users\/verify-email$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, text('verify.submit')).click();
  await expect(page.getByRole('main')).toContainText(ana.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: text('verify.onward') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/users/profile');
  await expect(field(page, text('form.email'))).toHaveValue(ana.email);
  await expect(button(page, text('verify.again'))).toBeHidden();
});

test('a wrong password says so and keeps what was typed', async ({ page, text }) => {
  await page.goto('/users/login');
  const wrong = { email: 'nobody@example.org', password: 'not the right one' };
  await logIn(page, text, wrong);
  await expect(page.getByText(text('login.failed'))).toBeVisible();
  await expect(field(page, text('form.email'))).toHaveValue(wrong.email);
  await expect(field(page, text('form.password'))).toHaveValue(wrong.password);
  await expect(page).toHaveURL(/\/users\/login$/);
  await expectAccessible(page);
});

test('what is missing is said at its field, and the first one is gone to', async ({ page, text }) => {
  await page.goto('/users/signup');
  await button(page, text('signup.submit')).click();
  await expect(page.getByText(text('form.nameRequired'))).toBeVisible();
  await expect(page.getByText(text('form.emailRequired'))).toBeVisible();
  await expect(page.getByText(text('form.passwordRequired'))).toBeVisible();
  await expect(field(page, text('signup.fullName'))).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, text('signup.fullName')).fill('Ana Paz');
  await field(page, text('form.email')).fill('ana@nowhere');
  await field(page, text('form.password')).fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('form.nameRequired'))).toBeHidden();
  await expect(page.getByText(text('form.emailInvalid'))).toBeVisible();
  await expect(field(page, text('form.email'))).toBeFocused();
  await expect(field(page, text('form.password'))).toHaveAccessibleDescription(new RegExp(text('form.passwordLength')));
});

test('an email that has an account cannot sign up again @once', async ({ page, text, browser }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/users/signup');
  await field(other, text('signup.fullName')).fill('Somebody else');
  await field(other, text('form.email')).fill(ana.email.toUpperCase());
  await field(other, text('form.password')).fill('their own long sentence');
  await button(other, text('signup.submit')).click();
  await expect(other.getByText(text('signup.failed'))).toBeVisible();
  const email = field(other, text('form.email'));
  await expect(email).toHaveAccessibleDescription('User already exists');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(ana.email.toUpperCase());
  await other.context().close();
});

test('the profile refuses passwords that differ or are wrong, and takes the right ones', async ({ page, text }) => {
  const ana = newPerson();
  await signUp(page, text, ana);
  await page.goto('/users/profile');
  const renewed = 'another long sentence';
  await field(page, text('password.new')).fill(renewed);
  await field(page, text('password.confirm')).fill('something else');
  await button(page, text('profile.submit')).click();
  await expect(page.getByText(text('form.passwordsDiffer'))).toBeVisible();
  await expect(page.getByText(text('form.confirmDiffers'))).toBeVisible();
  await expect(page.getByText(text('profile.currentRequired'))).toBeVisible();
  await expect(field(page, text('profile.currentPassword'))).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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

test('a new password is required, repeated and the same @once', async ({ page, text }) => {
  await page.goto('/users/password-reset?token=some-token');
  await button(page, text('reset.submit')).click();
  await expect(page.getByText(text('form.passwordRequired'))).toBeVisible();
  await expect(page.getByText(text('form.confirmRequired'))).toBeVisible();
  await field(page, text('password.new')).fill('a long first sentence');
  await field(page, text('password.confirm')).fill('another');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('form.confirmDiffers'))).toBeVisible();
  await expect(page.getByText(text('form.passwordsDiffer'))).toBeVisible();
});

test('links that lack their token say how to get another', async ({ page, text }) => {
  await page.goto('/users/password-reset');
  await expect(page.getByText(text('reset.noToken'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('reset.askAgain') }).click();
  await expect(page).toHaveURL(/\/users\/forgot$/);
  await page.goto('/users/verify-email');
  await expect(page.getByText(text('verify.noToken'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('verify.login') }).click();
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fprofile$/);
});
