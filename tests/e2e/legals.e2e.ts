import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const documents = ['servicesagreement', 'privacypolicy'];

/** Where the reader is: the focused section, and whether it can be seen whole at the top of the window. */
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

test('the legal pages list both documents and credit the places', async ({ page, text, language }) => {
  await page.goto('/legals');
  await expect(page).toHaveTitle(`${text('legals.title')} · Rumbo`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org');
  await expect(main.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /licenses\/by\/4\.0/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: text('legals.privacy') }).click();
  await expect(page).toHaveURL(new RegExp(`/legals/${language}/privacypolicy$`));
});

for (const name of documents)
  test(`${name} is shown in the visitor's language, which its address then has`, async ({ page, text, language }) => {
    await page.goto('/legals');
    await page.getByRole('contentinfo').locator(`a[href="/legals/${name}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/legals/${language}/${name}$`));
    await expect(page.getByRole('article')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(name === 'privacypolicy' ? 'legals.privacy' : 'legals.agreement'),
    );
    await expect(page.locator('time')).toHaveAttribute('datetime', '2026-11-21');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // replaced, so that going back does not end here again
    await page.goBack();
    await expect(page).toHaveURL(/\/legals$/);
  });

test('a link without a language reaches its section', async ({ page, language }) => {
  await page.goto('/legals/privacypolicy#retention');
  await expect(page).toHaveURL(new RegExp(`/legals/${language}/privacypolicy#retention$`));
  await expectToReadAt(page, 'retention');
});

test('a section is reached from the contents', async ({ page, text, language }) => {
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
});

test('the terms say what was decided', async ({ page, language }) => {
  const words = { en: ['days', 'years'], es: ['días', 'años'], pt: ['dias', 'anos'] }[language];
  const section = (id: string) => page.locator('section', { has: page.locator(`h2#${id}`) });
  await page.goto(`/legals/${language}/servicesagreement`);
  await expect(section('changes')).toContainText(`5 ${words[0]}`);
  await expect(section('plans')).toContainText(`2 ${words[0]}`);
  for (const plan of ['Basic', 'Premium', 'Featured Ads'])
    await expect(section('plans').locator('strong', { hasText: plan })).toBeVisible();
  await expect(section('contact')).toContainText('hola@rumbo.example');
  await page.goto(`/legals/${language}/privacypolicy`);
  await expect(section('retention')).toContainText(`5 ${words[1]}`);
  await expect(section('place-data').getByRole('link', { name: 'GeoNames' })).toBeVisible();
});

test('one section leads to another @once', async ({ page }) => {
  await page.goto('/legals/en/servicesagreement');
  await page.getByRole('article').getByRole('link', { name: 'plans and fees' }).click();
  await expect(page).toHaveURL(/\/legals\/en\/servicesagreement#plans$/);
  await expectToReadAt(page, 'plans');
});

test('another language in the address shows that text and leaves the interface alone @once', async ({ page }) => {
  await page.goto('/legals/pt/privacypolicy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidade');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'pt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test('switching the language rewrites the path and keeps the section @once', async ({ page }) => {
  await page.goto('/legals/en/servicesagreement#plans');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/legals\/es\/servicesagreement#plans$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acuerdo de uso');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/legals/privacypolicy');
  await expect(page).toHaveURL(/\/legals\/es\/privacypolicy$/);
});

test('an unknown language falls back to English, whatever the visitor speaks', async ({ page }) => {
  await page.goto('/legals/fr/privacypolicy');
  await expect(page).toHaveURL(/\/legals\/en\/privacypolicy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
});

test('a legal path that is none leads on @once', async ({ page }) => {
  await page.goto('/legals/es');
  await expect(page).toHaveURL(/\/legals$/);
  for (const path of ['/legals/imprint', '/legals/en/imprint']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/pre-registration$/);
  }
});

test('search engines are told the languages of a document @once', async ({ page, baseURL }) => {
  await page.goto('/legals/es/privacypolicy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/legals/es/privacypolicy`);
  const languages = page.locator('link[rel=alternate]');
  await expect(languages).toHaveCount(4);
  await expect(page.locator('link[hreflang=pt]')).toHaveAttribute('href', `${baseURL}/legals/pt/privacypolicy`);
  await expect(page.locator('meta[name=description]').last()).toHaveAttribute('content', /^Qué datos personales/);
  await page.goto('/legals');
  await expect(languages).toHaveCount(0);
});

test('on paper there is the text alone, with the addresses of its links @once', async ({ page }) => {
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
