import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { button, field, mailedPath, newPerson, type Texts } from './account.ts';
import { enterAs, signInAsStaff } from './requests.ts';
import { heading, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const PARTNERS = '/bo/partners';
const OWN = '/users/tokens';

function dialog(page: Page, name: string) {
  return page.getByRole('alertdialog', { name, exact: true });
}

/** The token of this name in the list. */
function token(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

function scope(page: Page, name: string) {
  return page.getByRole('checkbox', { name: new RegExp(`^${name} `) });
}

/** Opens the dialog, fills it in, and returns the token that it shows. */
async function makeToken(page: Page, text: Texts, name: string, scopes: string[]): Promise<string> {
  await button(page, text('tokens.new')).click();
  await field(page, text('page.name')).last().fill(name);
  for (const item of scopes) await scope(page, text(item)).check();
  await button(page, text('tokens.submit')).click();
  const shown = dialog(page, text('tokens.made'));
  await expect(shown).toBeFocused();
  return (await shown.getByText(/^rumbo_/).textContent())!;
}

/** The status of the directory for programs with this token. */
async function statusWith(page: Page, secret: string): Promise<number> {
  const headers = { Authorization: `Bearer ${secret}` };
  return (await page.request.get('/api/own-providers?first=1', { headers })).status();
}

async function revoke(page: Page, text: Texts, name: string): Promise<void> {
  await button(page, text('tokens.revokeNamed', { name })).click();
  const question = dialog(page, text('tokens.revokeNamed', { name }));
  await expectAccessible(page, { openList: true });
  await question.getByRole('button', { name: text('tokens.revoke'), exact: true }).click();
  await expect(toast(page, text('tokens.revoked'))).toBeVisible();
  await expect(token(page, name)).toContainText(text('tokens.state', { state: 'revoked' }));
}

test('a super admin gives a partner a token, which works until it is revoked, or the partner is deleted', async ({
  page,
  context,
  text,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsStaff(context.request);
  const name = `Cargas ${randomUUID()}`;

  await test.step('the partner', async () => {
    await page.goto(PARTNERS);
    await page.getByRole('link', { name: text('bo.createPartner') }).click();
    await expect(heading(page)).toHaveText(text('bo.newPartner'));
    await button(page, text('bo.create')).click();
    await expect(page.getByRole('region', { name: text('form.problems', { count: 2 }) })).toBeFocused();
    await expectAccessible(page);
    await field(page, text('page.name')).fill(name);
    await field(page, text('page.contactEmail')).fill('it@cargas.example');
    await button(page, text('bo.create')).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText(text('tokens.none'))).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  const secret = await test.step('the token', async () => {
    await button(page, text('tokens.new')).click();
    await expectAccessible(page, { openList: true });
    await page.keyboard.press('Escape');
    const made = await makeToken(page, text, 'Test system', ['app.search', 'tokens.read']);
    await expectAccessible(page, { openList: true });
    await expectNoSidewaysScroll(page);
    await button(page, text('tokens.copy')).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made);
    // a click outside must not close it
    await page.mouse.click(5, 5);
    await button(page, text('page.done')).click();
    await expect(button(page, text('tokens.new'))).toBeFocused();
    await expect(token(page, 'Test system')).toContainText(`${made.slice(0, 10)}…`);
    await expect(token(page, 'Test system')).toContainText(text('tokens.read'));
    await expect(token(page, 'Test system')).toContainText(text('tokens.neverUsed'));
    await expect(page.getByText(made)).toBeHidden();
    await expectNoSidewaysScroll(page);
    return made;
  });

  await test.step('used', async () => {
    expect(await statusWith(page, secret)).toBe(200);
    await page.goto(PARTNERS);
    const row = rows(page).filter({ hasText: name });
    await expect(row.getByRole('cell').nth(3)).toHaveText('1');
    await expect(row.getByRole('cell').nth(4).getByRole('time')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await row.getByRole('link').click();
  });

  await test.step('revoked', async () => {
    await revoke(page, text, 'Test system');
    await expect(token(page, 'Test system').getByRole('heading')).toBeFocused();
    expect(await statusWith(page, secret)).toBe(401);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('bo.partners') })
      .first()
      .click();
    await expect(rows(page).filter({ hasText: name }).getByRole('cell').nth(3)).toHaveText('0');
  });

  await test.step('a partner is deleted with its tokens', async () => {
    await rows(page).filter({ hasText: name }).getByRole('link').click();
    const last = await makeToken(page, text, 'Last', ['tokens.read']);
    await button(page, text('page.done')).click();
    await button(page, text('bo.delete')).click();
    const question = dialog(page, text('bo.delete.partner'));
    await expect(question).toContainText(text('bo.delete.partnerText'));
    await question.getByRole('button', { name: text('bo.delete'), exact: true }).click();
    await expect(toast(page, text('bo.deleted.partner'))).toBeVisible();
    await expect(heading(page)).toHaveText(text('bo.partners'));
    await expect(page.getByText(name)).toBeHidden();
    expect(await statusWith(page, last)).toBe(401);
  });
});

test('a person makes a token for their own businesses, from the profile on', async ({ page, text }) => {
  await page.goto(OWN);
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Ftokens$/);
  const person = newPerson();
  await enterAs(page.request, person);
  await page.goto('/users/profile');
  await page.getByRole('link', { name: text('profile.tokens') }).click();
  // not for an address that may belong to another person
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(button(page, text('tokens.new'))).toBeHidden();
  await page.goto(await mailedPath(person.email, '/users/verify-email'));
  await button(page, text('verify.submit')).click();
  await page.getByRole('link', { name: text('page.dashboard') }).click();
  await page.goto(OWN);
  await expect(page).toHaveURL(new RegExp(`${OWN}$`));
  await expect(page).toHaveTitle(`${text('tokens.title')} · Rumbo`);
  await expect(page.getByRole('link', { name: text('tokens.documentation') })).toHaveAttribute('href', '/api');
  await expect(page.getByText(text('tokens.none'))).toBeVisible();
  const secret = await makeToken(page, text, 'Mine', ['tokens.read', 'tokens.write']);
  await expectNoSidewaysScroll(page);
  await button(page, text('page.done')).click();
  expect(await statusWith(page, secret)).toBe(200);
  await page.reload();
  await expect(token(page, 'Mine')).toContainText(text('tokens.state', { state: 'inUse' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await revoke(page, text, 'Mine');
  expect(await statusWith(page, secret)).toBe(401);
});
