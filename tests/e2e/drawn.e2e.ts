import type { Page } from '@playwright/test';
import { photo } from './business.ts';
import { hold } from './held.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp } from './written.ts';

const SEARCHES = [
  '/',
  '/?f=Buenos+Aires&q=transporte',
  '/?f=Nowhereville&q=transporte',
  '/?q=zzzzzzzz',
  '/?area=-35,-59,-34,-58&map=1',
  '/?f=Buenos+Aires&q=transporte&whatsapp=1&order=newest',
];

const DIRECTORY = [
  '/providers/1',
  '/providers/es/1',
  '/mvp',
  '/es/transporte-de-carga-por-carretera/argentina',
  '/en/road-freight/argentina/buenos-aires/tandil',
  // fewer than three providers
  '/en/road-freight/uruguay/rio-negro/young',
];

const FRAMES = [
  '/help',
  '/legals',
  '/legals/es/privacypolicy',
  '/legals/en/servicesagreement',
  '/users/login',
  '/users/signup',
  '/users/forgot',
  '/pre-registration',
  '/pre-registration/success',
  '/error?message=gone',
];

// React reports a difference as an error, which fails the test.
async function expectTakenOver(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 200]);
  await expectApp(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const [name, paths] of Object.entries({ 'searches @languages': SEARCHES, directory: DIRECTORY, frames: FRAMES }))
  test(`the browser takes over each public page as the server drew it: ${name}`, async ({ page }) => {
    for (const path of paths) await expectTakenOver(page, path);
  });

test('the browser takes over the next page of a list as the server drew it', async ({ page }) => {
  for (const path of ['/?f=Buenos+Aires&q=transporte', '/en/road-freight/argentina/buenos-aires']) {
    const html = await (await page.request.get(path)).text();
    await expectTakenOver(page, html.match(/href="([^"]+after=[^"]+)"/)![1]!.replaceAll('&amp;', '&'));
  }
});

for (const width of [360, 1280])
  test(`without JavaScript a shipper searches, pages and reads, ${width} pixels wide`, async ({
    browser,
    baseURL,
    locale,
    text,
  }) => {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: locale!, viewport });
    const page = await context.newPage();
    const results = page.getByRole('article');
    await page.goto('/');
    await expect(page.getByRole('navigation').getByRole('link', { name: text('nav.login') })).toBeVisible();
    await page.getByLabel(text('search.address')).fill('Buenos Aires');
    await page.getByLabel(text('search.keywords')).fill('transporte');
    await page.getByRole('button', { name: text('search.submit') }).click();
    await expect(page).toHaveURL('/?f=Buenos+Aires&q=transporte');
    await expect(results).toHaveCount(20);
    await expect(results.first().getByRole('link', { name: text('results.contact', { type: 'EMAIL' }) })).toBeVisible();
    await expect(page.getByLabel(text('search.address'))).toHaveValue('Buenos Aires');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: text('results.orderNewest') }).click();
    await expect(page).toHaveURL(/order=newest/);
    await page.getByRole('link', { name: text('results.orderBest') }).click();
    await expect(page).toHaveURL('/?f=Buenos+Aires&q=transporte');
    const first = (await results.first().getByRole('heading').textContent())!;

    await page.getByRole('link', { name: text('results.more') }).click();
    await expect(page).toHaveURL(/&after=/);
    await expect(results.first()).toBeVisible();
    await expect(page.getByRole('heading', { name: first, exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: text('results.first') }).click();
    await expect(results.first().getByRole('heading')).toHaveText(first);

    await results.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    const contact = page.getByRole('region', { name: text('provider.contact') });
    await expect(contact.getByRole('link', { name: text('results.contact', { type: 'EMAIL' }) })).toBeVisible();
    await expect(page.getByRole('button', { name: text('provider.copy') })).toBeHidden();
    await expectNoSidewaysScroll(page);

    await page.goto('/');
    const category = page.locator('#explore').getByRole('region').first().getByRole('link').first();
    const service = (await category.locator('span').first().textContent())!;
    await category.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(service);
    await expect(page.getByRole('article').nth(2)).toBeVisible();
    const chat = page.getByRole('link', { name: 'WhatsApp' }).first();
    await expect(chat).toBeVisible();
    // the message says what is needed
    await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(service)));
    await expectNoSidewaysScroll(page);
    await context.close();
  });

test('a directory page leads to its neighbours, its providers and the same page in another language', async ({
  page,
  text,
}) => {
  await page.goto('/en/road-freight/argentina');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('region', { name: text('directory.within', { service: 'Road freight' }) })
    .getByRole('link', { name: 'Buenos Aires', exact: true })
    .click();
  await expect(page).toHaveURL('/en/road-freight/argentina/buenos-aires');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Road freight in Buenos Aires/);
  await page.getByRole('link', { name: text('directory.next') }).click();
  await expect(page).toHaveURL(/buenos-aires\?after=/);
  await page.goBack();
  await expect(page).toHaveURL('/en/road-freight/argentina/buenos-aires');
  await page
    .getByRole('button', { name: /English|en/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/transporte-de-carga-por-carretera/argentina/buenos-aires');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transporte de carga por carretera en/);
});

test('a directory page fits a phone, and is accessible @phone', async ({ page }) => {
  await page.goto('/pt/transporte-rodoviario-de-cargas/brasil/ceara/sobral');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('what is typed before the code is here stays, and is searched', async ({ page, text }) => {
  const code = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel(text('search.address')).fill('Bahia Blanca');
  await page.getByLabel(text('search.keywords')).pressSequentially('refriger');
  await code.release();
  await expectApp(page);
  await expect(page.getByLabel(text('search.keywords'))).toBeFocused();
  await page.keyboard.type('ado');
  await expect(page.getByLabel(text('search.address'))).toHaveValue('Bahia Blanca');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?f=Bahia\+Blanca&q=refrigerado$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a password typed before the code is here stays, and is in no address', async ({ page, text }) => {
  const code = await hold(page, '**/assets/*.js');
  await page.goto('/users/login', { waitUntil: 'commit' });
  await page.getByLabel(text('form.email')).fill('carla@example.org');
  await page.getByLabel(text('form.password'), { exact: true }).fill('a long password');
  await page.keyboard.press('Enter');
  await code.release();
  await expectApp(page);
  await expect(page.getByLabel(text('form.password'), { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/users/login');
  await expect(page.getByLabel(text('form.email'))).toHaveValue('carla@example.org');
  await page.getByRole('button', { name: text('login.submit'), exact: true }).click();
  await expect(page.getByText(text('password.required'))).toHaveCount(0);
  await expect(page.getByText(text('login.failed')).first()).toBeVisible();
});

test('what is typed into a form before the code is here stays beside a draft of it', async ({ page, text }) => {
  await page.goto('/pre-registration');
  await page.getByLabel(text('form.email')).first().fill('early@example.org');
  await page.getByLabel(text('preRegistration.businessName')).fill('Fletes del Alba');
  const code = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  const image = { name: 'dawn.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) };
  await page.getByLabel(text('preRegistration.image')).setInputFiles(image);
  await page.getByLabel(text('preRegistration.businessName')).fill('Fletes de la Tarde');
  await code.release();
  await expectApp(page);
  await expect(page.getByLabel(text('preRegistration.businessName'))).toBeFocused();
  await expect(page.getByText('dawn.jpg').first()).toBeVisible();
  await expect(page.getByLabel(text('form.email')).first()).toHaveValue('early@example.org');
  await expect(page.getByLabel(text('preRegistration.businessName'))).toHaveValue('Fletes de la Tarde');
});

test('a service typed before the code is here gets its suggestions', async ({ page, text }) => {
  const code = await hold(page, '**/assets/*.js');
  await page.goto('/pre-registration', { waitUntil: 'commit' });
  await page.getByLabel(text('preRegistration.service')).pressSequentially('refri');
  await code.release();
  await page
    .getByRole('option', { name: /refrig/i })
    .first()
    .click();
  await expect(page.getByLabel(text('preRegistration.service'))).toHaveValue(/refrig/i);
});

test('a page from a cache in another language is drawn in the language of the visitor', async ({ page, text }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('lang', 'es'));
  await page.context().clearCookies();
  await page.goto('/mvp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('mvp.title'));
});
