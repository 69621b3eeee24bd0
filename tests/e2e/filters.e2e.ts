import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const results = (page: Page) => page.getByRole('article');

test('results are narrowed to a kind of service within 100 km by two presses, and widened again', async ({
  page,
  text,
}) => {
  await page.goto('/?f=Rosario');
  await page.getByRole('link', { name: /^100 km/ }).click();
  await expect(page).toHaveURL(/&within=100$/);
  await page.locator('a[href*="category=1"]').first().click();
  await expect(page).toHaveURL(/&within=100&category=1$/);
  await expect(results(page).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^100 km/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: text('results.filters', { count: 2 }) }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: text('results.clearFilters') }).click();
  await expect(page).toHaveURL(/\?f=Rosario$/);
  await page.goBack();
  await expect(page).toHaveURL(/&within=100&category=1$/);
});

test('another order is shown from its first result', async ({ page, text }) => {
  await page.goto('/?f=Rosario&q=cargas');
  await expect(results(page)).toHaveCount(20);
  await results(page).nth(12).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(text('results.orderBest')) }).click();
  await page.getByRole('link', { name: text('results.orderNewest') }).click();
  await expect(page).toHaveURL(/order=newest$/);
  await expect(results(page).first()).toBeInViewport();
});
