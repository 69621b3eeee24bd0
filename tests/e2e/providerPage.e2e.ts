import type { Page } from '@playwright/test';
import { button, type Texts } from './account.ts';
import { hold } from './held.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp, written } from './written.ts';

const NAME = 'Fríos del Sur Transportes S.R.L.';
const SLUG = '1-frios-del-sur-transportes-s-r-l';
const PATH = `/providers/${SLUG}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page in its server-rendered state, readable, until the app is released. */
async function openWritten(page: Page, path: string, text: Texts) {
  const app = await hold(page, '**/assets/index-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toContainText(text('footer.privacy'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(written(page)).toBeVisible();
  return app;
}

/** The vertical positions of all texts. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const seen = document.querySelectorAll('main :is(h1, h2, h3, p, li, img, a[href^="http"]), footer :is(p, li)');
    return [...seen].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const edges = [left + scrollX, top + scrollY, width, height].map(Math.round);
      return `${element.tagName} ${edges.join(' ')} ${element.textContent?.slice(0, 30)}`;
    });
  });
}

test('a result leads to the page of the provider, and back to the unchanged results', async ({ page, text }) => {
  await page.goto('/?q=transporte');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(20);
  await button(page, text('results.more')).click();
  await expect(results).toHaveCount(40);
  const link = results.nth(27).getByRole('heading').getByRole('link');
  const name = (await link.textContent())!;
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1000);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(/\/providers\/\d+-[a-z\d-]+$/);
  await expect(page).toHaveTitle(new RegExp(`^${name.slice(0, 5)}.* · Rumbo$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: text('provider.back') }).click();
  await expect(page).toHaveURL(/\/\?q=transporte$/);
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('a visitor who follows a link reads the whole page, copies a number, and prints it', async ({
  page,
  context,
  text,
  language,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const response = await page.goto(PATH);
  expect(response?.status()).toBe(200);
  await expectApp(page);
  await expect(heading(page)).toHaveText(NAME);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const main = page.getByRole('main');
  await expect(main).toContainText('guardia de tráfico las 24 horas.');
  await expect(main.getByText('Comodoro Rivadavia').first()).toBeVisible();
  const contacts = main.getByRole('list', { name: text('results.contacts', { name: NAME }) });
  await expect(contacts.getByRole('link')).toHaveCount(3);
  // contact data is readable on a phone too
  await expect(contacts.getByText('cargas@friosdelsur.example')).toBeVisible();
  const sizes = await contacts.getByRole('link').evaluateAll((links) => links.map((link) => link.clientWidth));
  expect(new Set(sizes).size).toBe(1);
  const website = main.getByRole('link', { name: 'friosdelsur.example', exact: true });
  await expect(website).toHaveAttribute('rel', 'nofollow noopener');
  await expect(main.getByRole('link', { name: text('app.search'), exact: true })).toHaveAttribute('href', '/');
  await expect(main.getByRole('button', { name: text('report.open') })).toBeVisible();
  await expectNoSidewaysScroll(page);
  // a computer cannot call
  const phone = contacts.getByRole('link', { name: /Phone/ });
  const number = (await phone.textContent())!.match(/\+[\d ]+/)![0];
  await phone.click();
  await expect(page.getByText(text('results.numberCopied', { number }))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.emulateMedia({ media: 'print' });
  const printed = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: NAME }) });
  for (const part of [/\+54 [\d ]{9,}/, 'cargas@friosdelsur.example', PATH]) await expect(printed).toContainText(part);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
});

test('the map of its places is loaded when it is almost scrolled into view, nearby providers link to their pages, and the head follows', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const code: string[] = [];
  page.on('request', (request) => /DrawnMap|americas/.test(request.url()) && code.push(request.url()));
  await page.goto(PATH);
  await expectApp(page);
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  const canonical = page.locator('link[rel=canonical]');
  const description = page.locator('meta[name=description]');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${PATH}$`));
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5);
  await expect(description).toHaveCount(1);
  await expect(data).toHaveCount(1);
  await page.getByRole('heading', { name: text('provider.onMap') }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: text('provider.map') });
  await expect(map.getByText('Comodoro Rivadavia', { exact: true })).toBeVisible();
  await expect(map.getByText('Bahía Blanca', { exact: true })).toBeVisible();
  const canvas = map.getByRole('application', { name: text('map.map') });
  await expect(canvas).toHaveAccessibleDescription(text('provider.mapHint'));
  await canvas.focus();
  const pane = map.locator('.leaflet-map-pane');
  const before = await pane.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(pane).not.toHaveAttribute('style', before!);
  const nearby = page.getByRole('region', { name: text('provider.nearby') }).getByRole('article');
  await expect(nearby).toHaveCount(3);
  await expectAccessible(page);
  const link = nearby.first().getByRole('heading', { level: 3 }).getByRole('link');
  const name = (await link.textContent())!;
  expect(name).not.toBe(NAME);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('link', { name: text('footer.privacy') }).click();
  await expect(canonical).toHaveAttribute('href', /\/legals\/en\/privacypolicy$/);
  await expect(description).toHaveCount(1);
  await expect(data).toHaveCount(0);
});

test("a page is readable before the app is loaded and without the server, and keeps its layout and the visitor's position", async ({
  page,
  text,
}) => {
  await test.step('the page of a provider', async () => {
    const app = await openWritten(page, PATH, text);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(15);
    await app.release();
    await expectApp(page);
    // the map may be drawn in its place
    expect(await places(page)).toEqual(expect.arrayContaining(before));
    await expect(heading(page)).toHaveCount(1);
  });

  await test.step('the landing page, which is scrolled meanwhile', async () => {
    const app = await openWritten(page, '/', text);
    const link = page.getByRole('contentinfo').getByRole('link', { name: text('footer.privacy') });
    await link.focus();
    await page.evaluate(() => scrollTo(0, 600));
    const before = await places(page);
    expect(before.length).toBeGreaterThan(15);
    await app.release();
    await expectApp(page);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await expect(link).toBeFocused();
    expect(await places(page)).toEqual(before);
    await expect(heading(page)).toHaveCount(1);
  });

  await test.step('the page of a provider when the server does not respond to the app', async () => {
    const asked = page.waitForRequest('**/graphql');
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(PATH);
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText(NAME);
    await expect(page.getByRole('main')).toContainText('guardia de tráfico las 24 horas.');
  });
});

test("a link with a language is shown in it, and the visitor's choice takes precedence over the language of a cached page", async ({
  page,
  text,
}) => {
  await page.goto('/');
  await expectApp(page);
  await page.goto(`/providers/es/${SLUG}`);
  await expectApp(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const services = page.getByRole('region', { name: 'Servicios', exact: true });
  await expect(services.getByText('Transporte de pescados y mariscos')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('button', { name: 'Português' }).click();
  await expect(page).toHaveURL(`/providers/pt/${SLUG}`);
  await expect(page.getByRole('heading', { name: 'Serviços', exact: true })).toBeVisible();
  // the server does not know the choice, like a cache
  await page.context().clearCookies();
  await page.goto('/mvp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(heading(page)).not.toHaveText(text('app.glance'));
});
