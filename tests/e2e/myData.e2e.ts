import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { avatarOf, button, logIn, mailedPath, newPerson, type Person, type Texts } from './account.ts';
import { mailsTo } from './mails.ts';
import { enterAs } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp } from './written.ts';

/** Requests the deletion on the profile. Returns the path in the mail. */
async function askForDeletion(page: Page, text: Texts, { email, password }: Person): Promise<string> {
  await page.goto('/users/profile');
  await button(page, text('deletion.begin')).click();
  const form = page.getByRole('main').locator('form').last();
  await expect(form.getByLabel(text('profile.currentPassword'))).toBeFocused();
  await form.getByLabel(text('profile.currentPassword')).fill(password);
  await button(page, text('deletion.send')).click();
  await expect(page.getByText(email).last()).toBeVisible();
  return mailedPath(email, '/users/delete-account');
}

test('data is downloaded, and the deletion of the account is confirmed by a mailed link, once, in any browser, which ends every session, and then cancelled', async ({
  page,
  browser,
  text,
}) => {
  const ana = newPerson();
  await enterAs(page.request, ana);

  await test.step('download', async () => {
    await page.goto('/users/profile');
    const download = page.waitForEvent('download');
    await button(page, text('ownData.download')).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('rumbo-personal-data.json');
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data.account).toMatchObject({ email: ana.email, displayName: ana.displayName });
  });

  const path = await test.step('request it after reading the consequences', async () => {
    await button(page, text('deletion.begin')).click();
    for (const said of ['deletion.goesText', 'deletion.staysText', 'deletion.billing', 'deletion.whenText'])
      await expect(page.getByText(text(said))).toBeVisible();
    await button(page, text('deletion.send')).click();
    await expect(page.getByText(text('deletion.passwordRequired'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    return askForDeletion(page, text, ana);
  });

  await test.step('confirm it where somebody else is signed in, once', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const bruno = newPerson('Bruno Sá');
    await enterAs(other.request, bruno);
    await other.goto(path);
    await expectApp(other);
    await expect(other).toHaveURL(/\/users\/delete-account$/);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('deletion.pageTitle'));
    await expect(other.getByText(text('deletion.goesText'))).toBeVisible();
    await expectNoSidewaysScroll(other);
    // opening it alone ended nothing
    await page.reload();
    await expect(button(page, text('deletion.begin'))).toBeVisible();
    await button(other, text('deletion.title')).click();
    await expect(other.getByRole('link', { name: text('page.toHome') })).toBeVisible();
    await expect(other.getByRole('main').getByRole('status')).toContainText('20');
    await expectAccessible(other);
    await expectNoSidewaysScroll(other);
    // other accounts stay signed in
    await expect(avatarOf(other, text, bruno.displayName)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/users\/login/);
    await other.goto(path);
    await button(other, text('deletion.title')).click();
    await expect(other.getByText('This link has expired or was already used')).toBeVisible();
    await elsewhere.close();
    expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toContain(
      'Confirm the deletion of your Rumbo account',
    );
  });

  await test.step('come back and keep it', async () => {
    await page.goto('/users/login');
    await logIn(page, text, ana);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(button(page, text('deletion.keep'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/users/profile');
    await expect(button(page, text('deletion.begin'))).toBeHidden();
    await button(page, text('deletion.keep')).click();
    await expect(page.getByText(text('deletion.kept'))).toBeVisible();
    await expect(button(page, text('deletion.keep'))).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(button(page, text('deletion.begin'))).toBeVisible();
  });
});
