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

// the other public pages: pages.e2e.ts and providerPage.e2e.ts
const DIRECTORY = [
  '/es/transporte-de-carga-por-carretera/argentina',
  '/en/road-freight/argentina/buenos-aires/tandil',
  // fewer than three providers
  '/en/road-freight/uruguay/rio-negro/young',
];
const LISTS = ['/?f=Buenos+Aires', '/en/road-freight/argentina/buenos-aires'];

// React reports a difference as an error, which fails the test.
async function expectTakenOver(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 200]);
  await expectApp(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('the browser hydrates each search as rendered by the server @widths', async ({ page }) => {
  for (const path of SEARCHES) await expectTakenOver(page, path);
});

test('the browser hydrates directory pages as rendered by the server, with links to others', async ({ page, text }) => {
  await test.step('the browser takes over directory pages', async () => {
    for (const path of DIRECTORY) await expectTakenOver(page, path);
  });

  await test.step('the browser takes over the next page of a list', async () => {
    for (const path of LISTS) {
      const html = await (await page.request.get(path)).text();
      await expectTakenOver(page, html.match(/href="([^"]+after=[^"]+)"/)![1]!.replaceAll('&amp;', '&'));
    }
  });

  await test.step('a directory page leads to its neighbours, and to the same page in another language', async () => {
    await page.goto('/en/road-freight/argentina');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('region', { name: text('directory.within', { service: 'Road freight' }) })
      .getByRole('link', { name: /^Buenos Aires/ })
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
});

// their texts and links: server/pages/withoutScripts.test.ts
test('without JavaScript pages fit, and show only what works', async ({ browser, baseURL, locale, text }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: locale! });
  const page = await context.newPage();
  const email = { name: text('results.contact', { type: 'EMAIL' }) };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?f=Buenos+Aires');
    await expect(page.getByRole('navigation').getByRole('link', { name: text('nav.login') })).toBeVisible();
    await expect(page.getByRole('button', { name: text('app.search'), exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: text('results.orderNewest') })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('link', email)).toBeVisible();
    await expect(page.getByRole('link', { name: text('results.more') })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/providers/1-frios-del-sur-transportes-s-r-l');
    const contact = page.getByRole('region', { name: text('app.contact') });
    await expect(contact.getByRole('link', email)).toBeVisible();
    await expect(page.getByText(text('page.share'), { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'PT', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/en/road-freight/argentina');
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await context.close();
});

test('a directory page fits a phone, and is accessible @phone', async ({ page }) => {
  await page.goto('/pt/transporte-rodoviario-de-cargas/brasil/ceara/sobral');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('text typed before the code is loaded is kept', async ({ page, text }) => {
  await test.step('a search, which is made', async () => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel(text('search.from')).fill('Bahia Blanca');
    await page.getByLabel(text('search.keywords')).pressSequentially('refriger');
    await code.release();
    await expectApp(page);
    await expect(page.getByLabel(text('search.keywords'))).toBeFocused();
    await page.keyboard.type('ado');
    await expect(page.getByLabel(text('search.from'))).toHaveValue('Bahia Blanca');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?f=Bahia\+Blanca&q=refrigerado$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('a password, which is in no address', async () => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/users/login', { waitUntil: 'commit' });
    await page.getByLabel(text('page.email')).fill('carla@example.org');
    await page.getByLabel(text('page.password'), { exact: true }).fill('a long password');
    await page.keyboard.press('Enter');
    await code.release();
    await expectApp(page);
    await expect(page.getByLabel(text('page.password'), { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/users/login');
    await expect(page.getByLabel(text('page.email'))).toHaveValue('carla@example.org');
    await page.getByRole('button', { name: text('nav.login'), exact: true }).click();
    await expect(page.getByText(text('password.required'))).toHaveCount(0);
    await expect(page.getByText(text('login.failed')).first()).toBeVisible();
  });
});

test('text typed into a form before the code is loaded is kept alongside a draft, and gets suggestions', async ({
  page,
  text,
}) => {
  await page.goto('/pre-registration');
  await page.getByLabel(text('page.email')).first().fill('early@example.org');
  await page.getByLabel(text('preRegistration.businessName')).fill('Fletes del Alba');
  const code = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  const image = { name: 'dawn.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) };
  await page.getByLabel(text('preRegistration.image')).setInputFiles(image);
  await page.getByLabel(text('preRegistration.businessName')).fill('Fletes de la Tarde');
  await page.getByLabel(text('preRegistration.service')).pressSequentially('refri');
  await code.release();
  // the picture and its preview move the fields below them
  await expect(page.getByText('dawn.jpg').first()).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  // a list whose option has to be scrolled to would close
  const service = page.getByRole('combobox', { name: text('preRegistration.service') });
  await service.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await service.pressSequentially('g');
  await page
    .getByRole('option', { name: /refrig/i })
    .first()
    .click();
  await expect(service).toHaveValue(/^refrig.{5}/i);
  await expect(page.getByLabel(text('page.email')).first()).toHaveValue('early@example.org');
  await expect(page.getByLabel(text('preRegistration.businessName'))).toHaveValue('Fletes de la Tarde');
});
