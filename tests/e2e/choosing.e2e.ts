import type { Page } from '@playwright/test';
import { button, mailedPath, newPerson } from './account.ts';
import { answerChats } from './chats.ts';
import { mailsTo } from './mails.ts';
import { newWord, PLACE } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { approve, enter } from './staff.ts';
import { sweepFor } from './sweep.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp } from './written.ts';

const results = (page: Page) => page.getByRole('article');
/** The number of its pages on paper. */
const countPages = async (page: Page) => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;

// a language with long words
test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  for (const [width, height, whole, project] of [
    [360, 740, 2, ' @phone'],
    [1280, 800, 3, ''],
  ] as const)
    test(`${whole} complete results are on the first screen, ${width} pixels wide${project}`, async ({
      page,
      text,
    }) => {
      await page.setViewportSize({ width, height });
      // Córdoba and Mendoza have other meanings, which are offered above the results
      for (const path of ['/?f=C%C3%B3rdoba&q=frete', '/?f=Mendoza', '/?q=transporte']) {
        await page.goto(path);
        // filters are loaded after the results, and move nothing
        await expect(page.locator('a[href*="whatsapp=1"]').first()).toBeAttached();
        const last = (await results(page)
          .nth(whole - 1)
          .boundingBox())!;
        expect(last.y + last.height).toBeLessThanOrEqual(height);
        // in one line, and complete in two on a phone, even in languages with long words
        const heading = page.getByRole('heading', { level: 1 });
        const { height: line, size } = await heading.evaluate((element) => ({
          height: element.clientHeight,
          size: parseFloat(getComputedStyle(element).fontSize),
        }));
        expect(line).toBeLessThan((width > 960 ? 2 : 3) * size);
        await expectNoSidewaysScroll(page);
      }
      const isWide = width > 960;
      await expect(page.getByRole('region', { name: text('map.region') })).toHaveCount(isWide ? 1 : 0);
      // the search stays visible: its fields, or on a phone one line that opens them; and so do the filters below it
      await page.evaluate(() => scrollTo(0, 1000));
      await expect(page.getByRole('button', { name: text('results.filters', { count: 0 }) })).toBeInViewport({
        ratio: 1,
      });
      const line = page.getByRole('button', { name: text('search.change') });
      const fields = page.locator('input[name="q"]');
      await expect(isWide ? fields : line).toBeInViewport({ ratio: 1 });
      await expect(isWide ? line : fields).toBeHidden();
      if (!isWide) {
        await line.click();
        await expect(fields).toBeInViewport({ ratio: 1 });
        await fields.press('Escape');
        await expect(line).toBeFocused();
        await line.click();
        // the recent searches of the other field would be closed first
        await fields.focus();
        await page.getByRole('button', { name: text('app.close'), exact: true }).click();
        await expect(fields).toBeHidden();
      }
    });
});

test('all results are on paper', async ({ page, text }) => {
  await page.goto('/?q=transporte');
  await expect(page.locator('a[href*="whatsapp=1"]').first()).toBeAttached();
  await expect(page.getByRole('button', { name: text('results.more') })).toBeVisible();
  const printed = await countPages(page);
  // without a change at the time of printing
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toContainText(/\/providers\/\d+-/);
  expect(printed).toBe(await countPages(page));
});

test('an alert for a search without results mails a new carrier, whose card with eight contacts is at most 192 pixels high', async ({
  page,
  request,
  text,
}) => {
  const word = newWord();
  const name = `Agropecuaria Interprovincial ${word} Sociedad de Responsabilidad Limitada`;
  const { email } = newPerson();
  await test.step('a search without results becomes an alert', async () => {
    await page.goto(`/?q=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: text('results.noneFor', { words: word }) })).toBeVisible();
    await button(page, text('results.watchButton')).click();
    await page.getByRole('dialog').getByRole('textbox').fill(email);
    await button(page, text('watch.submit')).click();
    await page.goto(await mailedPath(email, '/watches/confirm'));
    await button(page, text('watch.confirmPress')).click();
    await expect(page.getByText(text('watch.confirmed'))).toBeVisible();
  });
  await signInAsStaff(request);
  const numbers = ['WHATSAPP', 'WHATSAPP', 'WHATSAPP', 'MOBILE_PHONE', 'MOBILE_PHONE', 'LAND_PHONE', 'LAND_PHONE'].map(
    (contactType, nth) => ({ id: `n${nth}`, contactType, contactValue: `+54 9 341 555-123${nth}` }),
  );
  const { databaseId } = await enter(request, name, {
    description: 'Transporte internacional de mercadería frágil con seguimiento permanente. '.repeat(5),
    contacts: [{ id: 'n9', contactType: 'EMAIL', contactValue: 'cargas@andes.example' }, ...numbers],
    services: [29, ...Array.from({ length: 20 }, (_, nth) => nth + 1)].map((serviceId, nth) => ({
      id: `n${nth}`,
      serviceId,
      placeId: PLACE.databaseId,
    })),
  });
  await approve(request, databaseId);
  await test.step('its news are mailed, and one press ends it', async () => {
    await sweepFor(email);
    await page.goto(await mailedPath(email, '/watches'));
    const news = (await mailsTo(email)).find(({ text: written }) => written?.includes(name));
    expect(news?.text).toContain(`/p/${databaseId}`);
    await button(page, text('watch.end')).click();
    await expect(page.getByText(text('watch.none'))).toBeVisible();
  });
  const card = results(page).filter({ hasText: name });
  const ways = card.getByRole('list', { name: text('results.contacts', { name }) }).getByRole('link');
  for (const [width, query] of [
    [1280, ''],
    [1280, '&map=0'],
    [360, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/?q=${encodeURIComponent(name)}${query}`);
    await expect(card).toBeVisible();
    expect((await card.boundingBox())!.height).toBeLessThanOrEqual(192);
    await expectNoSidewaysScroll(page);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
  }
  await ways.filter({ hasText: '+5' }).click();
  await expect(page.getByRole('list', { name: text('results.contacts', { name }) }).getByRole('link')).toHaveCount(8);

  await test.step('its record is printed on one page', async () => {
    await page.goto(`/providers/${databaseId}`);
    await page.getByRole('button', { name: text('record.save') }).click();
    await expect(page.getByRole('img', { name: text('record.code') })).toBeVisible();
    expect(await countPages(page)).toBe(1);
  });
});

test('in three clicks a carrier is found and written to @phone', async ({ page }) => {
  await answerChats(page);
  let presses = 0;
  const press = async (target: ReturnType<Page['locator']>) => {
    await target.click();
    presses++;
  };
  await page.goto('/');
  await press(page.locator('input[name="q"]'));
  await page.keyboard.type('cargas Rosario');
  await page.keyboard.press('Escape');
  await press(page.locator('search button[type=submit]'));
  const lead = results(page).locator('[data-lead] > a[href^="https://wa.me/"]').first();
  await expect(lead).toBeVisible();
  const chat = page.waitForEvent('popup');
  await press(lead);
  expect(decodeURIComponent((await chat).url())).toContain('cargas');
  expect(presses).toBe(3);
});

test('going back restores the results, the map and its state', async ({ page, text }) => {
  await page.goto('/?f=Mendoza%2C+Argentina');
  await page.locator('section ul a[href*="within=300"]').first().click();
  await expect(page).toHaveURL(/within=300/);
  await page.getByRole('button', { name: text('results.more') }).click();
  await expect(results(page)).toHaveCount(40);
  const map = page.getByRole('region', { name: text('map.region') });
  const strip = page.getByRole('region', { name: text('map.card') });
  const markers = map.locator('button[aria-label*=","]');
  const { x, y, width } = (await map.boundingBox())!;
  await page.mouse.move(x + width - 40, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + width - 90, y + 300, { steps: 5 });
  await page.mouse.up();
  await expect(async () => {
    await markers.first().click();
    await expect(strip).toBeVisible({ timeout: 500 });
  }).toPass();
  const shown = await strip.getByRole('link').first().textContent();
  const places = () =>
    markers.evaluateAll((all) =>
      all.map((item) => {
        const { x, y } = item.getBoundingClientRect();
        return `${item.getAttribute('aria-label')} ${Math.round(x)} ${Math.round(y)}`;
      }),
    );
  const before = await places();
  const top = await page.evaluate(() => scrollY);
  await strip.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/providers\//);
  await page.goBack();
  await expect(results(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(strip.getByRole('link').first()).toHaveText(shown!);
  await expect.poll(places).toEqual(before);
  await expect(map.getByRole('button', { name: text('map.searchHere') })).toBeVisible();
});

test('by keyboard alone a shipper searches, filters, sorts, saves, compares, requests quotes and shares', async ({
  page,
  text,
}) => {
  /** Repeated as needed, with a limit. */
  const tabTo = async (target: ReturnType<Page['locator']>, key = 'Tab') => {
    await expect(target.first()).toBeVisible();
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press(key);
      if (await target.evaluateAll((all) => all.some((item) => item === document.activeElement))) return;
    }
    throw new Error(`Tab does not lead to ${target}`);
  };
  const pressed = async (target: ReturnType<Page['locator']>, key?: string) => {
    await tabTo(target, key);
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await expectApp(page);
  await tabTo(page.locator('input[name="f"]'));
  await page.keyboard.type('Rosario, Argentina');
  await page.keyboard.press('Escape');
  await tabTo(page.locator('input[name="q"]'));
  await page.keyboard.type('transporte');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?f=Rosario%2C\+Argentina&q=transporte$/);
  // the results have the focus, and the filters are above them
  const within = page.getByRole('link', { name: /^100 km/ });
  await pressed(within, 'Shift+Tab');
  await expect(page).toHaveURL(/&within=100$/);
  await expect(within).toHaveAttribute('aria-current', 'true');
  const orderButton = (order: 'results.orderBest' | 'results.orderNewest') =>
    page.getByRole('button', { name: text('results.order', { order: text(order) }) });
  await pressed(orderButton('results.orderBest'), 'Shift+Tab');
  await pressed(page.getByRole('link', { name: text('results.orderNewest') }));
  await expect(page).toHaveURL(/&order=newest$/);
  // the address changes before the results do
  await expect(orderButton('results.orderNewest')).toBeVisible();
  for (const nth of [0, 1]) {
    const star = results(page).nth(nth).locator('[aria-pressed]');
    await pressed(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Shift+Tab');
  await tabTo(page.locator('article:nth-of-type(1) a[href^="https://wa.me/"], article a[href^="mailto:"]'));
  await pressed(page.getByRole('link', { name: text('nav.shortlist', { count: 2 }) }), 'Shift+Tab');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  await pressed(page.getByRole('main').getByRole('button', { name: text('results.ask') }));
  const dialog = page.getByRole('dialog');
  await tabTo(dialog.getByLabel(text('shortlist.weight')));
  await page.keyboard.type('12 t');
  await tabTo(dialog.getByRole('listitem').getByRole('link'));
  await expectAccessible(page, { openList: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await pressed(page.getByRole('button', { name: text('page.share'), exact: true }));
  await tabTo(page.getByRole('textbox', { name: text('shortlist.linkField') }));
});
