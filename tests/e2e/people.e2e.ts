import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { accountEntry, button, field, logIn, mailedPath, newPerson, openAccountMenu } from './account.ts';
import { mailsTo } from './mails.ts';
import { ask, signIn, signInAsStaff } from './requests.ts';
import { heading, rows, toast } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

const USERS = '/bo/users';

async function addUser(request: APIRequestContext, input: object): Promise<number> {
  const { createUser } = await ask<{ createUser: { user: { databaseId: number } } }>(
    request,
    'mutation ($input: UserInput!) { createUser(input: $input) { user { databaseId } } }',
    { input },
  );
  return createUser.user.databaseId;
}

/** Opens the list, filtered by this e-mail address. */
async function find(page: Page, email: string) {
  await page.goto(`${USERS}?${new URLSearchParams({ q: email })}`);
  await expect(rows(page)).toHaveCount(1);
  return rows(page).first();
}

test('a person is invited, corrected and deleted', async ({ page, text }) => {
  const { email } = newPerson();
  await signInAsStaff(page.context().request);
  await page.goto('/bo');
  await page
    .getByRole('navigation', { name: text('bo.backOffice') })
    .getByText(text('bo.users'), { exact: true })
    .click();
  await expect(rows(page).first()).toBeVisible();

  await test.step('create', async () => {
    await page.getByRole('link', { name: text('bo.createUser') }).click();
    await expect(heading(page)).toHaveText(text('bo.newUser'));
    await button(page, text('bo.create')).click();
    await expect(page.getByRole('region', { name: text('form.problems', { count: 1 }) })).toBeFocused();
    await expect(field(page, text('bo.field.email'))).toHaveAccessibleDescription(text('email.required'));
    await expectAccessible(page);
    // on narrow screens the toast covers the button, and stays while hovered
    await page.mouse.move(0, 0);
    await field(page, text('bo.field.email')).fill(email);
    await field(page, text('bo.field.firstName')).fill('Inés');
    await field(page, text('bo.field.lastName')).fill('Ñandú');
    await button(page, text('bo.create')).click();
    await expect(toast(page, text('bo.saved.user'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${USERS}$`));
    expect(await mailedPath(email, '/users/password-reset')).toBeTruthy();
  });

  await test.step('correct', async () => {
    const row = await find(page, email);
    await expect(row).toContainText('Inés Ñandú');
    await expect(row).toContainText(text('bo.no'));
    const list = page.url();
    await row.getByRole('link').click();
    await expect(heading(page)).toHaveText('Inés Ñandú');
    await expect(field(page, text('bo.field.email'))).toHaveValue(email);
    await field(page, text('bo.field.displayName')).fill('Doña Inés');
    await expect(page.getByText(text('bo.unsaved'))).toBeVisible();
    await button(page, text('bo.save')).click();
    await expect(toast(page, text('bo.saved.user'))).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(rows(page)).toContainText('Doña Inés');
  });

  await test.step('delete', async () => {
    await rows(page).getByRole('link').click();
    await button(page, text('bo.delete')).click();
    const question = page.getByRole('alertdialog', { name: text('bo.delete.user') });
    await expect(question).toContainText(text('bo.delete.userText'));
    await expectAccessible(page, { openList: true });
    await question.getByRole('button', { name: text('bo.delete'), exact: true }).click();
    await expect(toast(page, text('bo.deleted.user'))).toBeVisible();
    await expect(page.getByText(text('bo.noMatch', { search: email }))).toBeVisible();
  });
});

test('a new password signs the person out and is announced by mail', async ({ page, browser, text }) => {
  const { request } = page.context();
  const ana = newPerson();
  await signInAsStaff(request);
  const id = await addUser(request, ana);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signIn(context.request, ana);

  await page.goto(`${USERS}/${id}`);
  await field(page, text('bo.field.password')).fill('a second long sentence');
  await button(page, text('bo.save')).click();
  await expect(toast(page, text('bo.saved.user'))).toBeVisible();
  await theirs.goto('/users/profile');
  await expect(theirs).toHaveURL(/\/users\/login/);
  const subjects = async () => (await mailsTo(ana.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Our team set a new password for your Rumbo account');
  await logIn(theirs, text, { ...ana, password: 'a second long sentence' });
  await expect(theirs).toHaveURL(/\/users\/profile$/);
  await context.close();
});

test('users are sorted in both directions, and Back restores the list', async ({ page, text }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const word = randomUUID().slice(0, 8);
  for (let n = 10; n < 37; n += 1)
    await addUser(request, { email: `${word}-${n}@example.org`, displayName: `${word} ${n}` });
  await page.goto(`${USERS}?q=${word}`);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText(text('bo.userCount', { count: 27 }))).toBeVisible();
  for (const column of ['displayName', 'email']) {
    const header = page.getByRole('columnheader', { name: text(`bo.column.${column}`) });
    for (const [way, short, first] of [
      ['descending', 'desc', 36],
      ['ascending', 'asc', 10],
    ]) {
      await header.getByRole('button').click();
      await expect(header).toHaveAttribute('aria-sort', String(way));
      await expect(page).toHaveURL(`${USERS}?q=${word}&sort=${column}:${short}`);
      await expect(rows(page).first()).toContainText(`${word} ${first}`);
    }
  }
  await page.getByRole('link', { name: text('bo.nextPage') }).click();
  await expect(rows(page)).toHaveCount(2);
  const here = page.url();
  await rows(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(`${word} 35`);
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(rows(page)).toHaveCount(2);
});

// In sequence: whether a person is the last super admin depends on the other tests.
test.describe('super admins', () => {
  test.describe.configure({ mode: 'serial' });

  test('the last one keeps the role, and cannot delete their own account', async ({ page, text }) => {
    await signInAsStaff(page.context().request);
    const row = await find(page, 'admin@rumbo.example');
    await row.getByRole('link').click();
    await expect(page.getByText(text('bo.user.own'))).toBeVisible();
    await expect(button(page, text('bo.delete'))).toBeHidden();
    const flag = page.getByRole('checkbox', { name: text('bo.field.isSuperAdmin') });
    await flag.uncheck();
    await button(page, text('bo.save')).click();
    await expect(flag).toHaveAccessibleDescription(/This is the last super admin/);
    await expect(toast(page, 'This is the last super admin')).toBeVisible();
    await expect(flag).not.toBeChecked();
    await expectAccessible(page);
    await flag.check();
    await expect(page.getByText(text('bo.unsaved'))).toBeHidden();
  });

  test('a change of their own account is visible at once, and giving up the role locks them out', async ({
    page,
    text,
  }) => {
    const { request } = page.context();
    const ana = newPerson('Ana Paz');
    await signInAsStaff(request);
    const id = await addUser(request, { ...ana, isSuperAdmin: true });
    await page.context().clearCookies();
    await signIn(request, ana);
    await page.goto(`${USERS}/${id}`);
    await field(page, text('bo.field.displayName')).fill('Ana Sosa');
    await field(page, text('bo.field.password')).fill('a second long sentence');
    await button(page, text('bo.save')).click();
    await expect(toast(page, text('bo.saved.user'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${USERS}$`));
    await openAccountMenu(page, text, 'Ana Sosa');
    await page.keyboard.press('Escape');

    await page.goto(`${USERS}/${id}`);
    await page.getByRole('checkbox', { name: text('bo.field.isSuperAdmin') }).uncheck();
    await button(page, text('bo.save')).click();
    await expect(heading(page)).toHaveText(text('bo.noAccess'));
    await expect(page).toHaveURL(new RegExp(`${USERS}$`));
    await openAccountMenu(page, text, 'Ana Sosa');
    await expect(accountEntry(page, text('nav.admin'))).toBeHidden();
  });
});
