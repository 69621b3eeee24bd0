import type { Page } from '@playwright/test';
import { button } from './account.ts';
import { newWord } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { approve, enter, heading, openQueue, QUEUE, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Businesses with unique names, in the order of the queue. */
async function enterMany(page: Page, count: number): Promise<string> {
  const { request } = page.context();
  await signInAsStaff(request);
  const word = newWord();
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
      await expectAccessible(page, { openList: true });
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

test('a decision is undone, and the second person to decide is shown the first decision', async ({ page, text }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const word = newWord();
  const ids: number[] = [];
  for (const n of [1, 2]) ids.push((await enter(request, numbered(word, n))).databaseId);
  await openQueue(page, word, 2);
  await page.keyboard.press('o');
  await expectOpen(page, numbered(word, 1));
  await expectNoSidewaysScroll(page);
  // the colours of compared values and of the keys; all providers of these tests have the same address
  await button(page, text('bo.compare')).first().click();
  await expect(page.getByRole('dialog', { name: text('bo.compare.title') })).toBeVisible();
  await expectAccessible(page, { openList: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text('bo.keys') })).toBeVisible();
  await expectAccessible(page, { openList: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await test.step('a decision is undone, and its provider is pending again', async () => {
    const first = page.url();
    await page.keyboard.press('a');
    await expect(page).not.toHaveURL(first);
    await button(page, text('bo.undo')).click();
    await expect(toast(page, text('bo.decided.undone'))).toBeVisible();
    await expectOpen(page, numbered(word, 1));
    await expect(page.getByText(text('bo.status.waiting')).first()).toBeVisible();
    await openQueue(page, word, 2);
    await rows(page).first().click();
    await expectOpen(page, numbered(word, 1));
  });

  await test.step('the page says where in the queue it is, and leads to the others and back', async () => {
    await expect(page.getByText(text('bo.queue.position', { position: 1, count: 2 }))).toBeVisible();
    await page.getByRole('link', { name: text('bo.queue.next') }).click();
    await expectOpen(page, numbered(word, 2));
    await page.getByRole('link', { name: text('bo.queue.previous') }).click();
    await expectOpen(page, numbered(word, 1));
    const sidebar = page.getByRole('navigation', { name: text('page.backOffice') });
    await expect(sidebar.locator('[aria-current]')).toContainText(text('bo.moderation'));
    const crumbs = page.getByRole('navigation', { name: text('bo.breadcrumbs') });
    const back = crumbs.getByRole('link', { name: text('bo.moderation') });
    await expect(back).toHaveAttribute('href', new RegExp(`${QUEUE}\\?q=${word}`));
  });

  await test.step('the second person to decide is shown the first decision, and continues', async () => {
    await approve(request, ids[0]!);
    await page.keyboard.press('a');
    await expect(toast(page, 'Super Admin already decided on this provider')).toBeVisible();
    await expectOpen(page, numbered(word, 2));
    await expect(page.getByText(text('bo.status.waiting')).first()).toBeVisible();
  });
});
