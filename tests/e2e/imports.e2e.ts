import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { button } from './account.ts';
import { newWord } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { heading, rows } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const IMPORT = '/bo/providers/import';

async function send(page: Page, text: (id: string) => string, csv: string) {
  await page.goto(IMPORT);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'providers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await button(page, text('bo.import.check')).click();
}

async function expectState(page: Page, state: string): Promise<void> {
  // the upload page has a list of earlier imports, which shows states too
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(page.getByText(state, { exact: true })).toBeVisible();
}

test('a list is exported as shown; an unreadable file shows why, and another is checked, imported and imported again without a change', async ({
  page,
  text,
}) => {
  const word = newWord();
  await signInAsStaff(page.context().request);
  const more = page.getByRole('button', { name: text('bo.more'), exact: true });
  await page.goto('/bo/providers?q=Transandes&sort=businessName:asc');
  await expect(rows(page).first()).toBeVisible();

  await test.step('a list is exported as shown', async () => {
    const names = await rows(page).locator('td:nth-child(2)').allTextContents();
    const download = page.waitForEvent('download');
    await more.click();
    await page.getByRole('link', { name: text('bo.exportCsv') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^providers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?rumboId,reference,businessName,/);
    expect(lines.length - 1).toBe(names.length);
  });

  await page.goto('/bo/providers');
  await more.click();
  await page.getByRole('link', { name: text('bo.import') }).click();
  await expect(heading(page)).toHaveText(text('bo.import'));

  await test.step('an unreadable file shows why, and stays selected', async () => {
    await send(page, text, 'businessName\r\n');
    await expect(page.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, text('bo.import.check'))).toBeVisible();
    await expectAccessible(page);
  });

  const csv = [
    'reference,businessName,city,services',
    `${word}-1,${word} Uno,"Rosario, Santa Fe, Argentina","Refrigerated transport @ Rosario, Santa Fe, Argentina"`,
    `${word}-2,${word} Dos,Nowhere at all,"Refrigerated transport @ Rosario, Santa Fe, Argentina"`,
  ].join('\r\n');
  await send(page, text, csv);
  await expectState(page, text('bo.import.checked'));
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Uno' })).toContainText(text('bo.create'));
  await expect(rows(page).filter({ hasText: 'Dos' })).toContainText(text('business.rejected'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await button(page, text('bo.import.commit', { count: 1 })).click();
  await expectState(page, text('bo.import.done'));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: text('bo.import.report') }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`${word} Uno`);
  await rows(page).filter({ hasText: 'Uno' }).getByRole('link').click();
  await expect(heading(page)).toHaveText(`${word} Uno`);

  await send(page, text, csv);
  await expectState(page, text('bo.import.checked'));
  await expect(rows(page).filter({ hasText: 'Uno' })).toContainText(text('bo.unchanged'));
  await expect(button(page, text('bo.import.commit', { count: 1 }))).toBeHidden();
});
