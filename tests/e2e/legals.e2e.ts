import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Expects this section to have the focus and to be fully visible at the top of the window. */
async function expectToReadAt(page: Page, id: string) {
  const heading = page.locator(`h2#${id}`);
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  const isCovered = await heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isCovered).toBe(false);
}

test('a section is reached by its address, from the contents, and from another section, and only the text is printed', async ({
  page,
  text,
  language,
}) => {
  await page.goto('/legals/privacypolicy#retention');
  await expect(page).toHaveURL(new RegExp(`/legals/${language}/privacypolicy#retention$`));
  await expectToReadAt(page, 'retention');
  await page.goto(`/legals/${language}/servicesagreement`);
  await expect(page.getByRole('article')).toBeVisible();
  await page
    .getByRole('navigation', { name: text('legals.contents') })
    .locator('a[href$="#liability"]')
    .click();
  await expect(page).toHaveURL(/servicesagreement#liability$/);
  await expectToReadAt(page, 'liability');
  await expect(page.locator('section', { has: page.locator('h2#contact') })).toContainText('hola@rumbo.example');
  await page.getByRole('article').locator(`a[href="/legals/${language}/servicesagreement#plans"]`).first().click();
  await expect(page).toHaveURL(/servicesagreement#plans$/);
  await expectToReadAt(page, 'plans');

  // with the addresses of its links
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const link = page.locator('section a[href="https://www.geonames.org"]');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('geonames.org');
  await expect(page.locator('article p').last()).toHaveCSS('color', 'rgb(0, 0, 0)');
});
