import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const results = (page: Page) => page.getByRole('article');

test('all results near Buenos Aires are narrowed to the cold chain within 100 km with two clicks, and widened again; another order is shown from its first result', async ({
  page,
  text,
}) => {
  await page.goto('/?f=Buenos+Aires');
  const heading = page.getByRole('heading', { level: 1 });
  const count = async () => Number((await heading.textContent())!.match(/\d+/)![0]);
  const before = await count();
  const chip = (query: string) => page.locator(`section ul a[href*="${query}"]`);
  // the rarest of all categories there
  await chip('category=2').click();
  await expect(page).toHaveURL(/[?&]category=2$/);
  const near = chip('category=2&within=100');
  const wanted = (await near.textContent())!;
  await near.click();
  await expect(page).toHaveURL(/category=2&within=100$/);
  await expect(heading).toContainText('100');
  expect(await count()).toBeLessThan(before);
  expect(wanted).toMatch(new RegExp(`\\D${await count()}$`));

  await page.reload();
  await expect(page.getByRole('link', { name: /^100 km/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: text('results.filters', { count: 2 }) }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('link', { name: text('app.clearFilters') })
    .first()
    .click();
  await expect(page).toHaveURL(/\?f=Buenos\+Aires$/);
  await page.goBack();
  await expect(page).toHaveURL(/category=2&within=100$/);

  await page.goto('/?f=Rosario');
  await expect(results(page)).toHaveCount(20);
  await results(page).nth(12).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(text('results.orderBest')) }).click();
  await page.getByRole('link', { name: text('results.orderNewest') }).click();
  await expect(page).toHaveURL(/order=newest$/);
  await expect(results(page).first()).toBeInViewport();
});
