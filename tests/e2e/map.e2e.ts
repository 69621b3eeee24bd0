import type { Page } from '@playwright/test';
import { CLOSED, card, markers, NEAR, pressMarker, region, results, type Text } from './resultMap.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const isPhone = (page: Page) => page.viewportSize()!.width < 960;
const opener = (page: Page, text: Text) =>
  page.getByRole('button', { name: text(isPhone(page) ? 'map.map' : 'map.show'), exact: true });
const closer = (page: Page, text: Text) =>
  page.getByRole('button', { name: text(isPhone(page) ? 'map.toList' : 'map.hide'), exact: true });

async function openMap(page: Page, text: Text): Promise<void> {
  await opener(page, text).click();
  await expect(markers(page, text).first()).toBeVisible();
}

test('nothing of the map is loaded before it is opened, and then from this server only; results loaded later are kept, and shown on it; a failure leaves the list', async ({
  page,
  text,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // views of results are counted at the same time
    if (!request.postData()?.includes('"seen"')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/?q=transporte&map=0');
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', { name: text('results.more') }).click();
  await expect(results(page)).toHaveCount(40);
  await results(page).nth(30).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const before = asked.length;
  expect(asked.filter((path) => /americas|towns|ResultMap/.test(path))).toEqual([]);
  await opener(page, text).evaluate((button: HTMLElement) => button.click());
  await expect(markers(page, text).first()).toBeVisible();

  await test.step('results loaded later stay, and are on the map', async () => {
    await expect(results(page)).toHaveCount(40);
    await expect(results(page).nth(30)).toBeInViewport();
    const shown = await markers(page, text).evaluateAll((all) =>
      all.reduce((sum, item) => sum + (Number(item.textContent) || 1), 0),
    );
    expect(shown).toBe(40);
  });

  await test.step('the map comes from this server', async () => {
    await expect(region(page, text).locator('canvas').first()).toBeAttached();
    const more = asked.slice(before);
    expect(more.some((path) => /\/americas-/.test(path))).toBe(true);
    expect(more.some((path) => /\/ResultMap-/.test(path))).toBe(true);
    // the response with the results has all data of the map
    expect(more.filter((path) => path === '/graphql')).toEqual([]);
    // names of towns, once there is room for them
    const zoomIn = page.getByRole('button', { name: text('map.zoomIn'), exact: true });
    await expect(async () => {
      await zoomIn.click({ timeout: 1000 });
      expect(asked.some((path) => /\/towns-/.test(path))).toBe(true);
    }).toPass();
  });

  await test.step('a failure leaves the list', async () => {
    await page.goto(CLOSED);
    await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now())));
    await page.route('**/assets/americas-*', (route) => route.abort());
    await opener(page, text).click();
    await expect(page.getByText(text('map.failed'))).toBeVisible();
    await expect(results(page).nth(10)).toBeVisible();
  });
});

test('the map opens next to the list or instead of it, and a copied address opens it too @widths', async ({
  page,
  text,
}) => {
  await page.goto(CLOSED);
  // not seen on phones, where the search is one line
  const search = page.locator('search button[type=submit]');
  const colour = await search.evaluate((button) => getComputedStyle(button).backgroundColor);
  await openMap(page, text);
  await expect(page).toHaveURL(/&map=1$/);
  // the map's style sheet changes nothing else
  await expect(search).toHaveCSS('background-color', colour);
  await expect(results(page).first()).toBeVisible({ visible: !isPhone(page) });
  // it is completely in the window; on a phone its button is on its lower edge, else in its corner
  await expect(region(page, text)).toBeInViewport({ ratio: 0.99 });
  const map = (await region(page, text).boundingBox())!;
  const button = (await closer(page, text).boundingBox())!;
  const [mapEnd, buttonEnd] = [map.x + map.width, button.x + button.width];
  const [mapFoot, buttonFoot] = [map.y + map.height, button.y + button.height];
  expect(isPhone(page) ? mapFoot - buttonFoot : mapEnd - buttonEnd).toBeGreaterThanOrEqual(0);
  await expectNoSidewaysScroll(page);
  // otherwise the filters are half under the search, which is sticky
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.goto(`${NEAR}&map=1`);
  await expect(markers(page, text).first()).toBeVisible();
  await closer(page, text).click();
  await expect(region(page, text)).toHaveCount(0);
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/q=camion&map=0$/);
});

test('a card and its marker highlight each other, and a selected marker shows the providers of its town in a strip, with their contacts, and the map above it', async ({
  page,
  text,
}) => {
  await page.goto(`${NEAR}&map=1`);
  await expect(markers(page, text).first()).toBeVisible();

  await test.step('the marker of a card is highlighted with the card, a marker that is pointed at says its name', async () => {
    await results(page).nth(1).hover();
    await expect(region(page, text).locator('[data-pointed]')).toHaveCount(1);
    await results(page).nth(2).getByRole('link').first().focus();
    await expect(region(page, text).locator('[data-pointed]')).toHaveCount(1);
    const marker = markers(page, text).first();
    // a pointer comes from somewhere: after the focus above, its first move is not taken for pointing
    await page.mouse.move(0, 0);
    await marker.hover();
    await expect(page.getByRole('tooltip')).toHaveText((await marker.getAttribute('aria-label'))!);
  });

  await pressMarker(page, text);

  await test.step('the card of a marker is scrolled into view', async () => {
    const name = await card(page, text).getByRole('link').first().textContent();
    await expect(results(page).filter({ hasText: name! }).first()).toBeInViewport();
    await expect(page.locator('li[data-selected]').first()).toContainText(name!);
  });

  await test.step('the providers of the town are in a strip', async () => {
    const providers = card(page, text).getByRole('list').first().locator('> li');
    const count = await providers.count();
    expect(count).toBeGreaterThan(1);
    await expect(card(page, text)).toContainText(text('map.here', { count }));
    // side by side
    const tops = await providers.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const [map, strip] = [(await region(page, text).boundingBox())!, (await card(page, text).boundingBox())!];
    expect(strip.y - map.y).toBeGreaterThan(map.height / 2);
    await expect(region(page, text).locator('button[data-selected]')).toBeInViewport({ ratio: 1 });
    await expect(card(page, text).getByRole('link').first()).toHaveAttribute('href', /^\/providers\//);
    await expect(card(page, text).getByRole('listitem').first()).toContainText('Rosario');
    await expect(card(page, text).locator('a[href^="tel:"], a[href^="https://wa.me/"]').first()).toBeVisible();
    await page.getByRole('button', { name: text('app.close'), exact: true }).click();
    await expect(card(page, text)).toHaveCount(0);
  });
});

test('the map works by keyboard alone', async ({ page, text }) => {
  await page.goto(CLOSED);
  const open = page.getByRole('button', { name: text('map.show') });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(markers(page, text).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text('map.hide') })).toBeFocused();

  const canvas = page.getByRole('application', { name: text('map.map') });
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

test('on a phone results begin on the first screen, the list keeps its position when the map is closed, and nothing covers the last card or the contacts of the selected marker @phone', async ({
  page,
  text,
}) => {
  await page.goto(NEAR);
  await expect(results(page).nth(10)).toBeAttached();

  await test.step('the list keeps its position', async () => {
    await results(page).nth(10).scrollIntoViewIfNeeded();
    await openMap(page, text);
    await expect(region(page, text)).toBeInViewport();
    await closer(page, text).click();
    await expect(results(page).nth(10)).toBeInViewport();
    await openMap(page, text);
    await page.goBack();
    await expect(results(page).nth(10)).toBeInViewport();
    await expect(page).toHaveURL(NEAR);
  });

  await test.step('nothing lies on the contacts of the pressed marker', async () => {
    await page.goto(`${NEAR}&map=1`);
    await pressMarker(page, text);
    for (const contact of await card(page, text).getByRole('listitem').getByRole('link').all())
      await contact.click({ trial: true });
    await expect(card(page, text)).toBeInViewport({ ratio: 1 });
    await card(page, text)
      .getByRole('button', { name: text('app.close') })
      .click();
    await expect(closer(page, text)).toBeVisible();
  });

  await test.step('results begin on the first screen, and the last card can be scrolled clear of the button', async () => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto('/?f=C%C3%B3rdoba&q=transporte+refrigerado');
    const { y } = (await results(page).first().boundingBox())!;
    expect(y).toBeLessThan(450);
    const last = results(page).last();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await last.evaluate((item) => item.scrollIntoView({ block: 'center' }));
    const button = (await opener(page, text).boundingBox())!;
    const { y: top, height } = (await last.boundingBox())!;
    expect(button.y).toBeGreaterThanOrEqual(top + height);
  });
});

test('after the map is moved, its area can be searched, shared, and left again; one without providers keeps the map, with a message', async ({
  page,
  text,
}) => {
  await page.goto(`${NEAR}&map=1`);
  await expect(markers(page, text).first()).toBeVisible();
  const here = page.getByRole('button', { name: text('map.searchHere') });
  await expect(here).toHaveCount(0);
  const { x, y, width } = (await region(page, text).boundingBox())!;
  await page.mouse.move(x + width - 20, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 200, { steps: 5 });
  await page.mouse.up();
  await here.click();
  await expect(page).toHaveURL(/\/\?q=camion&area=-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+&map=1$/);
  await expect(page.getByLabel(text('search.from'))).toHaveValue('');
  await expect(results(page).first()).toBeVisible();
  await expect(markers(page, text).first()).toBeVisible();
  // not moved: the same area is visible, and is not offered again
  await expect(region(page, text)).toBeInViewport({ ratio: 0.99 });
  await expect(here).toHaveCount(0);
  const [south, west, north, east] = new URL(page.url()).searchParams.get('area')!.split(',').map(Number);
  expect(north! - south!).toBeGreaterThan(0.1);
  expect(east! - west!).toBeGreaterThan(0.1);
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  await page.evaluate(() => scrollTo(0, 0));

  await page.goto(page.url().replace('&map=1', '&map=0'));
  await expect(page.getByRole('heading', { level: 1, name: heading! })).toBeVisible();
  await page.getByLabel(text('search.keywords')).fill('refrigerado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=refrigerado&area=/);
  await page.getByRole('link', { name: text('results.dropArea') }).click();
  await expect(page).toHaveURL(/\/\?q=refrigerado(&map=0)?$/);

  await page.goto('/?q=transporte&area=-50.2,-50.4,-49.1,-48&map=1');
  await expect(page.getByText(text('results.noneInArea'))).toBeVisible();
  await expect(region(page, text)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
