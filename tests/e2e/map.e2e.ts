import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

type Text = (id: string) => string;

const NEAR = '/?f=Rosario%2C+Argentina&q=transporte';
const results = (page: Page) => page.getByRole('article');
const region = (page: Page, text: Text) => page.getByRole('region', { name: text('map.region') });
const markers = (page: Page, text: Text): Locator => region(page, text).locator('button[aria-label*=","]');
const card = (page: Page, text: Text) => page.getByRole('region', { name: text('map.card') });

async function openMap(page: Page, text: Text): Promise<void> {
  await page.getByRole('button', { name: text('map.show') }).click();
  await expect(markers(page, text).first()).toBeVisible();
}

/** A group that is pressed is zoomed into, until a place shows who is there. */
async function pressMarker(page: Page, text: Text): Promise<void> {
  await expect(async () => {
    await markers(page, text).first().click();
    await expect(card(page, text)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('nothing of the map is loaded before it is opened, and then from here alone; one that cannot be loaded leaves the list', async ({
  page,
  text,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(NEAR);
  await expect(results(page)).toHaveCount(20);
  const before = asked.length;
  expect(asked.filter((path) => /americas|ResultMap/.test(path))).toEqual([]);
  await openMap(page, text);
  await expect(region(page, text).locator('canvas').first()).toBeAttached();
  const more = asked.slice(before);
  expect(more.some((path) => /\/americas-/.test(path))).toBe(true);
  expect(more.some((path) => /\/ResultMap-/.test(path))).toBe(true);
  // the results' own answer has all that the map shows
  expect(more.filter((path) => path === '/graphql')).toEqual([]);

  await page.goto(NEAR);
  await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now())));
  await page.route('**/assets/americas-*', (route) => route.abort());
  await page.getByRole('button', { name: text('map.show') }).click();
  await expect(page.getByText(text('map.failed'))).toBeVisible();
  await expect(results(page)).toHaveCount(20);
});

test('the map opens beside the list or in its place, and a copied address opens it too @widths', async ({
  page,
  text,
}) => {
  await page.goto(NEAR);
  const search = page.getByRole('button', { name: text('search.submit'), exact: true });
  const colour = await search.evaluate((button) => getComputedStyle(button).backgroundColor);
  await openMap(page, text);
  await expect(page).toHaveURL(/&map=1$/);
  // the sheet that the map brings changes nothing else
  await expect(search).toHaveCSS('background-color', colour);
  const isPhone = page.viewportSize()!.width < 960;
  await expect(results(page).first()).toBeVisible({ visible: !isPhone });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`${NEAR}&map=1`);
  await expect(markers(page, text).first()).toBeVisible();
  await page.getByRole('button', { name: text(isPhone ? 'map.list' : 'map.hide') }).click();
  await expect(region(page, text)).toHaveCount(0);
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/q=transporte$/);
});

test('a marker shows who is there, with the ways to reach them @widths', async ({ page, text }) => {
  await page.goto(`${NEAR}&map=1`);
  await pressMarker(page, text);
  await expect(card(page, text).getByRole('link').first()).toHaveAttribute('href', /^\/providers\//);
  await expect(card(page, text).getByRole('listitem').first()).toContainText('Santa Fe, Argentina');
  await expect(
    card(page, text)
      .getByRole('link', { name: text('results.contact', { type: 'other' }) })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: text('map.close'), exact: true }).click();
  await expect(card(page, text)).toHaveCount(0);
});

test('the marker of a card stands out while one is at the card, and the card of a marker is scrolled to', async ({
  page,
  text,
}) => {
  await page.goto(`${NEAR}&map=1`);
  await expect(markers(page, text).first()).toBeVisible();
  await results(page).nth(1).hover();
  await expect(region(page, text).locator('[data-pointed]')).toHaveCount(1);
  await results(page).nth(2).getByRole('link').first().focus();
  await expect(region(page, text).locator('[data-pointed]')).toHaveCount(1);

  await pressMarker(page, text);
  const name = await card(page, text).getByRole('link').first().textContent();
  await expect(results(page).filter({ hasText: name! }).first()).toBeInViewport();
  await expect(page.locator('li[data-selected]').first()).toContainText(name!);
});

test('the map is used by keyboard alone', async ({ page, text }) => {
  await page.goto(NEAR);
  const open = page.getByRole('button', { name: text('map.show') });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(markers(page, text).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text('map.hide') })).toBeFocused();

  const canvas = page.getByRole('application', { name: text('map.canvas') });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(canvas).toBeFocused();
  const pane = region(page, text).locator('.leaflet-map-pane');
  const placed = await pane.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(pane).not.toHaveAttribute('style', placed!);

  await page.keyboard.press('Tab');
  await expect(markers(page, text).first()).toBeFocused();
  for (let zoomed = 0; zoomed < 9 && !(await card(page, text).isVisible()); zoomed++)
    await page.keyboard.press('Enter');
  await expect(card(page, text)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, text)).toHaveCount(0);
  await expect(markers(page, text).first()).toBeFocused();
});

test('results that were loaded on stay when the map opens, and are on it', async ({ page, text }) => {
  await page.goto('/?q=transporte');
  await page.getByRole('button', { name: text('results.more') }).click();
  await expect(results(page)).toHaveCount(40);
  await results(page).nth(30).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await page.getByRole('button', { name: text('map.show') }).evaluate((button: HTMLElement) => button.click());
  await expect(markers(page, text).first()).toBeVisible();
  await expect(results(page)).toHaveCount(40);
  await expect(results(page).nth(30)).toBeInViewport();
  const shown = await markers(page, text).evaluateAll((all) =>
    all.reduce((sum, one) => sum + (Number(one.textContent) || 1), 0),
  );
  expect(shown).toBe(40);
});

test('on a phone the list is where it was left when the map is closed @phone', async ({ page, text }) => {
  await page.goto(NEAR);
  await expect(results(page)).toHaveCount(20);
  await results(page).nth(10).scrollIntoViewIfNeeded();
  await openMap(page, text);
  await expect(region(page, text)).toBeInViewport();
  await page.getByRole('button', { name: text('map.list') }).click();
  await expect(results(page).nth(10)).toBeInViewport();
});

test('once the map was moved, the area that it shows can be searched', async ({ page, text }) => {
  await page.goto(`${NEAR}&map=1`);
  await expect(markers(page, text).first()).toBeVisible();
  const here = page.getByRole('button', { name: text('map.searchHere') });
  await expect(here).toHaveCount(0);
  const { x, y, width, height } = (await region(page, text).boundingBox())!;
  await page.mouse.move(x + width - 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await here.click();
  await expect(page).toHaveURL(/&a=[^&]+&map=1$/);
  await expect(page).not.toHaveURL(/f=Rosario/);
  await expect(results(page).first()).toBeVisible();
  await expect(markers(page, text).first()).toBeVisible();
});
