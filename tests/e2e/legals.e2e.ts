import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

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

test('the legal pages lead to both documents, in the language of the visitor, which becomes part of the address', async ({
  page,
  text,
  language,
}) => {
  await page.goto('/legals');
  await expect(page).toHaveTitle(`${text('legals.title')} · Rumbo`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org');
  await expect(main.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /licenses\/by\/4\.0/);
  await main.getByRole('link', { name: text('legals.privacy') }).click();
  await expect(page).toHaveURL(new RegExp(`/legals/${language}/privacypolicy$`));
  for (const [name, title, day] of [
    ['servicesagreement', 'legals.agreement', '2026-11-21'],
    ['privacypolicy', 'legals.privacy', '2026-11-24'],
  ] as const) {
    await page.goto('/legals');
    await page.getByRole('contentinfo').locator(`a[href="/legals/${name}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/legals/${language}/${name}$`));
    await expect(page.getByRole('article')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(title));
    await expect(page.locator('time')).toHaveAttribute('datetime', day);
    await expectNoSidewaysScroll(page);
  }
  // replaced in the history, so that going back does not return here
  await page.goBack();
  await expect(page).toHaveURL(/\/legals$/);
  await page.goto('/legals/privacypolicy#retention');
  await expect(page).toHaveURL(new RegExp(`/legals/${language}/privacypolicy#retention$`));
  await expectToReadAt(page, 'retention');
});

test('a section is reached from the contents, and from another section', async ({ page, text, language }) => {
  await page.goto(`/legals/${language}/servicesagreement`);
  await expect(page.getByRole('article')).toBeVisible();
  const contents = page.getByRole('button', { name: text('legals.contents') });
  if (await contents.isVisible()) {
    await contents.click();
    await expectAccessible(page);
  }
  await page
    .getByRole('navigation', { name: text('legals.contents') })
    .locator('a[href$="#liability"]')
    .click();
  await expect(page).toHaveURL(/servicesagreement#liability$/);
  await expectToReadAt(page, 'liability');
  if (await contents.isVisible()) await expect(contents).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('section', { has: page.locator('h2#contact') })).toContainText('hola@rumbo.example');
  await page.getByRole('article').locator(`a[href="/legals/${language}/servicesagreement#plans"]`).first().click();
  await expect(page).toHaveURL(/servicesagreement#plans$/);
  await expectToReadAt(page, 'plans');
});

test('switching the language rewrites the path and keeps the section', async ({ page }) => {
  await page.goto('/legals/en/servicesagreement#plans');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/legals\/es\/servicesagreement#plans$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acuerdo de uso');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/legals/privacypolicy');
  await expect(page).toHaveURL(/\/legals\/es\/privacypolicy$/);
});

test('only the text is printed, with the addresses of its links', async ({ page }) => {
  await page.goto('/legals/en/servicesagreement');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const link = page.locator('section a[href="https://www.geonames.org"]');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('geonames.org');
  await expect(page.locator('article p').last()).toHaveCSS('color', 'rgb(0, 0, 0)');
});
