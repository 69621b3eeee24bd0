import type { Page } from '@playwright/test';
import { button, field, mailedPath, newPerson } from './account.ts';
import { newWord } from './place.ts';
import { enterAs, signInAsStaff } from './requests.ts';
import { enterQueue } from './returned.ts';
import { decide } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('an applicant sees where the business stands without an account; once it is published the owner edits it, staff apply the edit, and the public sees it only then', async ({
  page,
  request,
  browser,
  baseURL,
  language,
  text,
}) => {
  const ana = newPerson();
  const businessName = `Andes ${newWord()}`;
  const databaseId = await enterQueue(request, { email: ana.email, businessName }, language);

  const status = await mailedPath(ana.email, '/pre-registration/status');
  await page.goto(status);
  await expect(page.getByText(businessName)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: text('verify.title') })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectGood(page);
  await button(page, text('verify.again')).click();
  await expect(page.getByText(text('verify.sent'))).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(text('registrationStatus.failed'))).toBeVisible();
  await page.unroute('**/graphql');
  await enterAs(page.request, ana);
  const former = await mailedPath(ana.email, '/users/verify-email');
  await page.goto(former);
  await button(page, text('verify.submit')).click();
  await expect(page.getByRole('link', { name: text('page.dashboard') })).toBeVisible();
  await decide(request, databaseId, 'APPROVED');
  await page.goto(status);
  await expect(page.getByText(text('registrationStatus.published'))).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText(text('dashboard.pressed'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('completeness.image') })).toBeVisible();
  await expectGood(page);
  await page.getByRole('link', { name: text('dashboard.numbers') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('numbers.title'));
  await expectGood(page);
  await page.goBack();
  await page.getByRole('link', { name: text('page.edit') }).click();
  const description = `${businessName}: camiones refrigerados desde 1998.`;
  await field(page, text('bo.field.description')).fill(description);
  await button(page, text('bo.save')).click();
  await expect(page.getByText(text('ownBusiness.waits'))).toBeVisible();
  await expect(field(page, text('bo.field.description'))).toHaveValue(description);
  await expectGood(page);

  const publicPage = `/providers/${databaseId}`;
  expect(await (await request.get(publicPage)).text()).not.toContain(description);
  const desk = await browser.newContext({ baseURL: baseURL! });
  const staff = await desk.newPage();
  await signInAsStaff(desk.request);
  await staff.setExtraHTTPHeaders({ 'Accept-Language': language });
  await staff.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
  await staff.goto('/bo/providers/edits');
  await expect(staff.getByText(description)).toBeVisible();
  await expectGood(staff);
  await staff.goto(`/bo/providers/${databaseId}`);
  await button(staff, text('bo.edit.apply')).click();
  await expect(staff.getByText(text('bo.edit.applied'), { exact: true })).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText(text('ownBusiness.waits'))).toBeHidden();
  await page.goto(publicPage);
  await expect(page.getByText(description)).toBeVisible();
});
