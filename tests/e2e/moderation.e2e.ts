import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { button, field, intercept, newPerson } from './account.ts';
import { mailsTo } from './mails.ts';
import { signInAsStaff } from './requests.ts';
import { enterQueue } from './returned.ts';
import { approve, enter, heading, openQueue, QUEUE, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Businesses with unique names, in the order of the queue. */
async function enterMany(page: Page, count: number): Promise<string> {
  const { request } = page.context();
  await signInAsStaff(request);
  const word = randomUUID().slice(0, 8);
  for (let n = 1; n <= count; n += 1) await enter(request, `${word} ${String(n).padStart(2, '0')}`);
  return word;
}

const numbered = (word: string, n: number) => `${word} ${String(n).padStart(2, '0')}`;

/** Waits until the page of a provider accepts decisions by key. */
async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('[aria-keyshortcuts="a"]')).toBeEnabled();
}

test('a queue is decided by keyboard alone, and the second of two quick presses is ignored', async ({ page, text }) => {
  const word = await enterMany(page, 5);
  await openQueue(page, word, 5);
  await page.keyboard.press('o');
  for (let n = 1; n <= 5; n += 1) {
    await expectOpen(page, numbered(word, n));
    if (n === 2) {
      await page.keyboard.press('r');
      const dialog = page.getByRole('alertdialog', { name: text('bo.reject') });
      await expect(dialog.getByRole('textbox', { name: text('bo.reason') })).toBeFocused();
      await page.keyboard.type('No es una empresa de transporte.');
      await page.keyboard.press('Control+Enter');
    } else if (n === 3) {
      await page.keyboard.press('c');
      await expect(page.getByRole('textbox', { name: text('bo.reason') })).toBeFocused();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(text('decision.reasonRequired'))).toBeVisible();
      await page.keyboard.type('Escriba el nombre completo.');
      await page.keyboard.press('Control+Enter');
    } else {
      await page.keyboard.press('a');
      if (n === 1) await page.keyboard.press('a');
    }
  }
  await expect(page).toHaveURL(new RegExp(QUEUE));
  await expect(toast(page, text('bo.queueDone'))).toBeVisible();
  await expect(page.getByText(text('bo.noMatch', { search: word }))).toBeVisible();
  const { rows: found } = await (await page.request.get(`/api/search?q=${word}`)).json();
  const names = found.map(({ businessName }: { businessName: string }) => businessName).sort();
  expect(names).toEqual([1, 4, 5].map((n) => numbered(word, n)));
});

test('a rejection with a ready-made reason is mailed in the language of the applicant', async ({ page, text }) => {
  const { email } = newPerson();
  const businessName = `Andes ${randomUUID()}`;
  const { request } = page.context();
  await enterQueue(request, { email, businessName }, 'es');
  await openQueue(page, businessName, 1);
  await rows(page).first().getByRole('link').click();
  await expectOpen(page, businessName);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: text('bo.reject'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: text('bo.reject') });
  await dialog.getByRole('button', { name: text('bo.reason.send') }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(text('decision.reasonRequired')));
  await dialog.getByRole('textbox').fill('Hola, Ana.');
  await dialog.getByRole('button', { name: 'Already registered' }).click();
  await expectAccessible(page, { openList: true });
  await dialog.getByRole('button', { name: text('bo.reason.send') }).click();
  await expect(toast(page, text('bo.decided.rejected'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(QUEUE));
  await expect
    // mailed once it cannot be undone any more
    .poll(async () => (await mailsTo(email)).map(({ text: body }) => body).join(), { timeout: 25_000 })
    .toMatch(/Hola, Ana\.\s+Esta empresa ya está en el directorio\./);
});

test('a decision is undone, and its provider is pending again', async ({ page, text }) => {
  const word = await enterMany(page, 2);
  await openQueue(page, word, 2);
  await page.keyboard.press('o');
  await expectOpen(page, numbered(word, 1));
  const first = page.url();
  await page.keyboard.press('a');
  await expect(page).not.toHaveURL(first);
  await button(page, text('bo.undo')).click();
  await expect(toast(page, text('bo.decided.undone'))).toBeVisible();
  await expectOpen(page, numbered(word, 1));
  await expect(page.getByText(text('bo.status.waiting')).first()).toBeVisible();
  await openQueue(page, word, 2);
});

test('the second person to decide is shown the first decision, and continues', async ({ page, text }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const word = randomUUID().slice(0, 8);
  const { databaseId } = await enter(request, numbered(word, 1));
  await enter(request, numbered(word, 2));
  await openQueue(page, word, 2);
  await rows(page).first().click();
  await expectOpen(page, numbered(word, 1));
  await test.step('the page says where in the queue it is, and leads to the others and back', async () => {
    await expect(page.getByText(text('bo.queue.position', { position: 1, count: 2 }))).toBeVisible();
    await page.getByRole('link', { name: text('bo.queue.next') }).click();
    await expectOpen(page, numbered(word, 2));
    await page.getByRole('link', { name: text('bo.queue.previous') }).click();
    await expectOpen(page, numbered(word, 1));
    const sidebar = page.getByRole('navigation', { name: text('bo.backOffice') });
    await expect(sidebar.locator('[aria-current]')).toContainText(text('bo.moderation'));
    const crumbs = page.getByRole('navigation', { name: text('bo.breadcrumbs') });
    const back = crumbs.getByRole('link', { name: text('bo.moderation') });
    await expect(back).toHaveAttribute('href', new RegExp(`${QUEUE}\\?q=${word}`));
  });
  await approve(request, databaseId);
  await page.keyboard.press('a');
  await expect(toast(page, 'Super Admin already decided on this provider')).toBeVisible();
  await expectOpen(page, numbered(word, 2));
  await expect(page.getByText(text('bo.status.waiting')).first()).toBeVisible();
});

test('a provider that changed meanwhile is reviewed again before the decision', async ({ page, text }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const name = `Fletes ${randomUUID()}`;
  const { databaseId } = await enter(request, name);
  await openQueue(page, name, 1);
  await rows(page).first().click();
  await expectOpen(page, name);
  const provider = await (await request.get(`/api/providers/${databaseId}`)).json();
  await request.put(`/api/providers/${databaseId}`, { data: { ...provider, commercialName: 'Somebody else' } });
  await page.keyboard.press('a');
  await expect(toast(page, 'Someone changed this provider in the meantime')).toBeVisible();
  await expect(field(page, text('bo.field.commercialName'))).toHaveValue('Somebody else');
  await expectOpen(page, name);
  await page.keyboard.press('a');
  await expect(toast(page, text('bo.approved.provider'))).toBeVisible();
});

test('a duplicate candidate is shown next to the provider', async ({ page, text }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const name = `Cargas ${randomUUID()}`;
  await enter(request, `${name} S.A.`);
  const { databaseId } = await enter(request, `${name} SRL`);
  await page.goto(`/bo/providers/${databaseId}`);
  await expect(page.getByRole('heading', { name: text('bo.like') })).toBeVisible();
  await expect(page.getByText(text('bo.like.name'))).toBeVisible();
  await expectAccessible(page);
  await button(page, text('bo.compare')).first().click();
  const dialog = page.getByRole('dialog', { name: text('bo.compare.title') });
  // the names are the headers of the columns, and the first row
  for (const row of [0, 1])
    await expect(dialog.getByRole('row').nth(row)).toContainText(new RegExp(`${name} SRL.*${name} S\\.A\\.`, 's'));
  // the legal form alone does not tell two apart, and a shared e-mail address is named
  await expect(dialog.locator('mark')).toHaveCount(0);
  await expect(dialog.getByRole('row').filter({ hasText: 'cargas@andes.example' })).toContainText(
    text('bo.compare.same'),
  );
  await expectAccessible(page, { openList: true });

  await button(page, text('bo.compare.reject')).click();
  const reason = page.getByRole('textbox', { name: text('bo.reason') });
  await expect(reason).toHaveValue(/already/);
  await button(page, text('bo.reason.send')).click();
  await expect(toast(page, text('bo.decided.rejected'))).toBeVisible();
  await page.goto(`/bo/providers/${databaseId}`);
  // once, with its reason
  const decisions = page.getByRole('listitem').filter({ hasText: text('log.providerRejected') });
  await expect(decisions).toHaveCount(1);
  await expect(decisions).toContainText('This business is already in the directory.');
});

test('keys are ignored while typing and can be turned off, and a decision that does not reach the server is retried', async ({
  page,
  text,
}) => {
  const word = await enterMany(page, 1);
  await openQueue(page, word, 1);
  await page.keyboard.press('o');
  await expectOpen(page, numbered(word, 1));
  await expect(page.getByRole('region', { name: text('bo.part.asPublished') })).toBeVisible();
  const commercialName = field(page, text('bo.field.commercialName'));
  await page.keyboard.press('e');
  await expect(commercialName).toBeVisible();
  await button(page, text('bo.preview')).click();
  await expect(commercialName).toBeHidden();
  await page.keyboard.press('e');
  await commercialName.focus();
  await page.keyboard.type('are');
  await expect(field(page, text('bo.field.commercialName'))).toHaveValue('are');
  await page.reload();
  await expectOpen(page, numbered(word, 1));
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: text('bo.keys') });
  await expect(help).toBeVisible();
  await expectAccessible(page, { openList: true });
  await help.getByText(text('bo.keys.on'), { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: text('bo.reject') })).toBeHidden();

  await help.getByText(text('bo.keys.on'), { exact: true }).click();
  await page.keyboard.press('Escape');
  let isBroken = true;
  await intercept(page, 'useDecideMutation', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.keyboard.press('r');
  const reason = page.getByRole('textbox', { name: text('bo.reason') });
  await reason.fill('A reason nobody wants to type twice.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, text('bo.failed.decide'))).toBeVisible();
  await expect(reason).toHaveValue('A reason nobody wants to type twice.');
  isBroken = false;
  await button(page, text('bo.reason.send')).click();
  await expect(toast(page, text('bo.decided.rejected'))).toBeVisible();
});

test('the number of pending providers is updated live, by every change', async ({ page, text }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  await page.goto('/bo/services');
  const count = page
    .getByRole('link', { name: text('bo.moderation') })
    .getByText(/\d/)
    .last();
  await expect(count).toBeAttached();
  const before = (await count.textContent())!;
  // signing in again, as a pre-registration's helper does, would end the page's session and its events
  await enter(request, `Andes ${randomUUID()}`);
  // another test may decide one at the same time, which would keep the number unchanged
  await enter(request, `Andes ${randomUUID()}`);
  await expect(count).not.toHaveText(before);
});
