import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp, navigate } from './written.ts';

const FIRST = 'Fríos del Sur Transportes S.R.L.';
const results = (page: Page) => page.getByRole('article');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a visitor finds a carrier by place and keywords @languages', async ({ page, text, language }) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('landing.hero'));
  await page.getByLabel(text('search.address')).fill('Bahia Blanca');
  await page.getByLabel(text('search.keywords')).fill('transporte refrigerado');
  await page.getByRole('button', { name: text('search.submit'), exact: true }).click();
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
  // the place is never what is cut of the heading
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Bahía Blanca');
  expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);

  await page.emulateMedia({ media: 'print' });
  await expect(first).toContainText(/@\S+\.example/);
  await expect(first).toContainText(/\+54 [\d ]{9,}/);
  await expect(first).toContainText(/\/providers\/\d+-/);
  for (const unprinted of [page.getByRole('banner'), page.getByRole('button'), first.getByRole('link')])
    await expect(unprinted.filter({ visible: true })).toHaveCount(0);
});

test('a place is chosen from the suggestions by keyboard alone', async ({ page, text }) => {
  await page.getByLabel(text('search.address')).focus();
  await page.keyboard.type('bahia bl');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Bahía Blanca, Buenos Aires, Argentina');
  // below the field, each on one line
  const field = (await page.getByRole('combobox', { name: text('search.address') }).boundingBox())!;
  const { y, height } = (await option.boundingBox())!;
  expect(y).toBeGreaterThan(field.y + field.height);
  expect(height).toBeLessThan(50);
  await expectAccessible(page, { openList: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: text('search.address') })).toHaveValue(
    'Bahía Blanca, Buenos Aires, Argentina',
  );
  // past the button that fills in where the visitor is
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('refrigerado');
  await page.keyboard.press('Enter');
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
});

test('a copied address gives the same search, announced; a search started here moves the focus', async ({
  page,
  text,
}) => {
  const title = page.getByRole('heading', { level: 1 }).first();
  await page.goto('/?f=Bahia+Blanca&q=transporte+refrigerado');
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
  const count = await title.textContent();
  await expect(page.getByRole('status').filter({ hasText: count! })).toHaveCount(1);
  await page.getByLabel(text('search.keywords')).fill('mudanzas');
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(count!);
  await expect(title).toBeFocused();
});

test('a failed search shows an error, clears the results and can be retried', async ({ page, text }) => {
  let failing = true;
  await page.route('**/graphql', (route) =>
    failing ? route.fulfill({ status: 500, json: { errors: [{ message: 'x' }] } }) : route.fallback(),
  );
  await navigate(page, '/?q=transporte+refrigerado&f=Bahia+Blanca');
  await expect(page.getByText(text('results.failed'), { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: text('results.notShown') })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  failing = false;
  await page.getByRole('button', { name: text('loading.retry') }).click();
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
});

test('more results are loaded, without duplicates, and going back restores the search', async ({ page, text }) => {
  await page.goto('/?q=transporte');
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', { name: text('results.more') }).click();
  await expect(results(page)).toHaveCount(40);
  const names = await results(page).getByRole('heading').allTextContents();
  await page.getByLabel(text('search.keywords')).fill('refrigerado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=refrigerado/);
  await expect(results(page).first()).toContainText(/refrig/i);
  await page.goBack();
  await expect(page).toHaveURL(/q=transporte$/);
  await expect(page.getByLabel(text('search.keywords'))).toHaveValue('transporte');
  await expect(results(page).first().getByRole('heading')).toHaveText(names[0]!);
});

test('a newer search wins over a slower older one', async ({ page, text }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"mudanzas"')) await held;
    await route.continue().catch(() => {}); // the page may have cancelled the old one
  });
  // before the app has loaded, a search is a page load
  await expectApp(page);
  const keywords = page.getByLabel(text('search.keywords'));
  await keywords.fill('mudanzas');
  await page.keyboard.press('Enter');
  await keywords.fill('transporte refrigerado');
  await page.getByLabel(text('search.address')).fill('Bahia Blanca');
  await page.keyboard.press('Enter');
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
  release();
  await expect(page).toHaveURL(/refrigerado/);
  await expect(results(page).first().getByRole('heading')).toHaveText(FIRST);
});
