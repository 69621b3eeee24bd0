import type { Page } from '@playwright/test';
import { button, field, mailedPath, newPerson } from './account.ts';
import { signInAsStaff } from './requests.ts';
import { heading, rows, toast } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

const USERS = '/bo/users';

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
    .getByRole('navigation', { name: text('page.backOffice') })
    .getByText(text('bo.users'), { exact: true })
    .click();
  await expect(rows(page).first()).toBeVisible();

  await test.step('create', async () => {
    await page.getByRole('link', { name: text('bo.createUser') }).click();
    await expect(heading(page)).toHaveText(text('bo.newUser'));
    await button(page, text('bo.create')).click();
    await expect(page.getByRole('region', { name: text('form.problems', { count: 1 }) })).toBeFocused();
    await expect(field(page, text('page.email'))).toHaveAccessibleDescription(text('email.required'));
    await expectAccessible(page);
    // on narrow screens the toast covers the button, and stays while hovered
    await page.mouse.move(0, 0);
    await field(page, text('page.email')).fill(email);
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
    await expect(row).toContainText(text('bo.emailUnconfirmed'));
    const list = page.url();
    await row.getByRole('link').click();
    await expect(heading(page)).toHaveText('Inés Ñandú');
    await expect(field(page, text('page.email'))).toHaveValue(email);
    await field(page, text('page.displayName')).fill('Doña Inés');
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
