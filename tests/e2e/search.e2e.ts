import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const FIRST = 'Fríos del Sur Transportes S.R.L.';
const results = (page: Page) => page.getByRole('article');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a visitor finds a carrier by place and keywords @languages', async ({ page, text, language }) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('landing.hero'));
  await page.getByLabel(text('search.from')).fill('Bahia Blanca');
  await page.getByLabel(text('search.keywords')).fill('transporte refrigerado');
  await page.getByRole('button', { name: text('app.search'), exact: true }).click();
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
  await expect(page).toHaveURL(/\?f=Bahia\+Blanca&q=transporte\+refrigerado$/);
  const first = results(page).first();
  await expect(first.getByRole('link', { name: text('results.contact', { type: 'EMAIL' }) })).toHaveAttribute(
    'href',
    /^mailto:\S+\.example\?subject=/,
  );
  await expect(first.getByRole('link', { name: text('results.contact', { type: 'WHATSAPP' }) })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*transporte%20refrigerado%20\(Bahia%20Blanca\)$/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // the place is never cut from the heading
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Bahía Blanca');
  expect(await heading.evaluate((item) => item.scrollWidth - item.clientWidth)).toBeLessThanOrEqual(0);

  await page.emulateMedia({ media: 'print' });
  await expect(first).toContainText(/@\S+\.example/);
  await expect(first).toContainText(/\+54 [\d ]{9,}/);
  await expect(first).toContainText(/\/providers\/\d+-/);
  for (const unprinted of [page.getByRole('banner'), page.getByRole('button'), first.getByRole('link')])
    await expect(unprinted.filter({ visible: true })).toHaveCount(0);
});

test('a place is chosen from the suggestions by keyboard alone', async ({ page, text }) => {
  await page.getByLabel(text('search.from')).focus();
  await page.keyboard.type('bahia bl');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Bahía Blanca, Buenos Aires, Argentina');
  // below the field, each on one line
  const field = (await page.getByRole('combobox', { name: text('search.from') }).boundingBox())!;
  const { y, height } = (await option.boundingBox())!;
  expect(y).toBeGreaterThan(field.y + field.height);
  expect(height).toBeLessThan(50);
  await expectAccessible(page, { openList: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: text('search.from') })).toHaveValue(
    'Bahía Blanca, Buenos Aires, Argentina',
  );
  // past the buttons that fill in where the visitor is and swap the places, and the end of a route
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await page.keyboard.type('refrigerado');
  await page.keyboard.press('Enter');
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
});
