import type { Page } from '@playwright/test';
import { newWord } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { approve, decide, enter, openQueue, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Businesses with a unique word in their names, in the order of the queue. */
async function enterMany(page: Page, count: number) {
  const { request } = page.context();
  await signInAsStaff(request);
  const word = newWord();
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1) ids.push((await enter(request, `${word} ${n}`)).databaseId);
  return { word, ids, request };
}

test('a range of the queue is selected and sent back with one reason, one undo restores it, and skipped providers are named', async ({
  page,
  text,
}) => {
  const { word, ids, request } = await enterMany(page, 6);
  await openQueue(page, word, 6);
  const box = (n: number) => page.getByRole('checkbox', { name: text('bo.selectOne', { name: `${word} ${n}` }) });
  const bar = page.getByRole('region', { name: text('bo.selected.actions') });
  const press = (id: string) => bar.getByRole('button', { name: text(id), exact: true }).click();
  await expect(bar).toBeHidden();
  await box(1).focus();
  await page.keyboard.press('Space');
  await box(4).click({ modifiers: ['Shift'] });
  await expect(bar.getByText(text('bo.selected', { count: 4 }))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('checkbox', { name: text('bo.selectAll') }).click();
  await box(6).click();
  await expect(bar.getByText(text('bo.selected', { count: 5 }))).toBeVisible();

  // another moderator decides about one of them meanwhile
  await decide(request, ids[1]!, 'REJECTED', { reason: 'no', isSilent: true });
  await press('bo.changes');
  const dialog = page.getByRole('alertdialog', { name: text('bo.changes') });
  await dialog.getByRole('textbox').fill('Falta la razón social.');

  // a failed request loses neither the reason nor the selection
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: text('page.send') }).click();
  await expect(page.getByRole('alertdialog').filter({ hasText: text('bo.failed.decide') })).toBeVisible();
  await page.unroute('**/graphql');
  await expect(dialog.getByRole('textbox')).toHaveValue('Falta la razón social.');
  await dialog.getByRole('button', { name: text('page.send') }).click();

  const result = toast(page, text('bo.bulk.changes', { count: 4 }));
  await expect(result).toContainText(`${word} 2`);
  await expect(rows(page)).toHaveCount(1);
  await expect(bar).toBeHidden();
  await result.getByRole('button', { name: text('bo.undo') }).click();
  await expect(toast(page, text('bo.bulk.undone', { count: 4 }))).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
});

test('approved ones are suspended and published again from the list of providers', async ({ page, text }) => {
  const { word, ids, request } = await enterMany(page, 2);
  for (const id of ids) await approve(request, id);
  await page.goto(`/bo/providers?${new URLSearchParams({ q: word })}`);
  const bar = page.getByRole('region', { name: text('bo.selected.actions') });
  const all = page.getByRole('checkbox', { name: text('bo.selectAll') });
  await all.click();
  await bar.getByRole('button', { name: text('bo.suspend'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: text('bo.suspend') });
  await dialog.getByRole('textbox').fill('Nadie responde.');
  await dialog.getByRole('button', { name: text('page.send') }).click();
  await expect(toast(page, text('bo.bulk.suspended', { count: 2 }))).toBeVisible();
  await expect(rows(page).getByText(text('bo.status.suspended'))).toHaveCount(2);
  await all.click();
  await bar.getByRole('button', { name: text('bo.publish'), exact: true }).click();
  await expect(toast(page, text('bo.bulk.published', { count: 2 }))).toBeVisible();
  await expect(rows(page).getByText(text('bo.status.suspended'))).toHaveCount(0);

  await rows(page).first().click();
  await page.getByRole('button', { name: text('bo.suspend'), exact: true }).click();
  await page
    .getByRole('alertdialog', { name: text('bo.suspend') })
    .getByRole('textbox')
    .fill('Nadie responde.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, text('bo.decided.suspended'))).toBeVisible();
  await expect(rows(page).getByText(text('bo.status.suspended'))).toHaveCount(1);
});
