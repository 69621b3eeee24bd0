import type { Browser, Page } from '@playwright/test';
import { button, field, mailedCode, mailedPath, newPerson, type Person } from './account.ts';
import { newWord } from './place.ts';
import { enterAs, signInAsStaff } from './requests.ts';
import { enterQueue, LISTED } from './returned.ts';
import { approve } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Another browser, in the language of the test and of the same size. */
async function otherBrowser(browser: Browser, { page, language }: { page: Page; language: string }): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const other = await (await browser.newContext({ baseURL, viewport: page.viewportSize() })).newPage();
  await other.setExtraHTTPHeaders({ 'Accept-Language': language });
  await other.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
  return other;
}

/** Signs up, and confirms the e-mail. */
async function enterConfirmed(page: Page, person: Person, confirm: string): Promise<void> {
  await enterAs(page.request, person);
  await page.goto(await mailedPath(person.email, '/users/verify-email'));
  await button(page, confirm).click();
  await expect(page.getByRole('main').getByRole('button', { name: confirm })).toBeHidden();
}

test('an owner invites an editor and removes them; they claim the business, the owner objects, and staff refuse', async ({
  page,
  request,
  browser,
  language,
  text,
}) => {
  const [ana, bea] = [newPerson(), newPerson('Bea Lima')];
  const businessName = `Andes ${newWord()}`;
  const databaseId = await enterQueue(request, { email: ana.email, businessName }, language);
  await enterConfirmed(page, ana, text('verify.submit'));
  await approve(request, databaseId);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: text('page.people'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('people.title'));
  await field(page, text('page.email')).fill(bea.email);
  await button(page, text('people.invite')).click();
  await expect(page.getByRole('heading', { name: bea.email })).toBeVisible();
  await expectGood(page);

  const editor = await otherBrowser(browser, { page, language });
  await editor.goto(await mailedPath(bea.email, '/users/business-invitation'));
  await expect(editor.getByRole('main').getByRole('link', { name: text('nav.signup') })).toBeVisible();
  await expectGood(editor);
  await enterConfirmed(editor, bea, text('verify.submit'));
  await editor.goto('/users/business-invitation');
  await button(editor, text('invitation.accept')).click();
  await expect(editor).toHaveURL(new RegExp(`/dashboard/businesses/${databaseId}$`));

  await page.reload();
  await button(page, text('people.removeNamed', { name: bea.displayName })).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('page.remove') })
    .click();
  await expect(page.getByRole('heading', { name: bea.displayName, exact: true })).toBeHidden();

  await editor.goto(`/providers/${databaseId}`);
  await editor.getByRole('link', { name: text('provider.claim') }).click();
  await expect(field(editor, text('page.email'))).toHaveValue(LISTED);
  await expectGood(editor);
  await button(editor, text('claim.sendCode')).click();
  await field(editor, text('claim.codeLabel')).fill(await mailedCode(LISTED, bea.email));
  await button(editor, text('page.confirm')).click();
  await expect(editor.getByText(text('claim.review'))).toBeVisible();
  await expectGood(editor);

  await page.goto(await mailedPath(ana.email, '/users/claim-objection'));
  await button(page, text('claim.object')).click();
  await expect(page.getByText(text('claim.objected'))).toBeVisible();
  await expectGood(page);

  const staff = await otherBrowser(browser, { page, language });
  await signInAsStaff(staff.request);
  await staff.goto('/bo/claims');
  const claim = staff.getByRole('listitem').filter({ hasText: bea.email });
  await expect(claim.getByText(text('bo.claims.objected', { email: ana.email }))).toBeVisible();
  await expectGood(staff);
  await claim.getByRole('button', { name: text('bo.claims.refuseNamed', { name: bea.displayName }) }).click();
  const reason = 'La empresa es de otra persona.';
  await staff.getByLabel(text('bo.claims.reason')).fill(reason);
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: text('bo.reject') })
    .click();
  await expect(claim).toBeHidden();

  await editor.reload();
  await expect(editor.getByText(text('claim.refused', { reason }))).toBeVisible();
  await editor.context().close();
  await staff.context().close();
});
