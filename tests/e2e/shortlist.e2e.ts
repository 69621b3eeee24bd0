import type { Page } from '@playwright/test';
import { button, newPerson, signUp } from './account.ts';
import { answerChats } from './chats.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp } from './written.ts';

const SEARCH = '/?f=Buenos+Aires&q=transporte';
/** The whole request in each language. */
const QUOTES = [
  /^Hello, [\s\S]*Route: Buenos Aires\r?\nCargo: transporte\r?\nWeight: 12 t & 3 pallets\r?\nThank you!$/,
  /^Hola, [\s\S]*Ruta: Buenos Aires\r?\nCarga: transporte\r?\nPeso: 12 t & 3 pallets\r?\n¡Gracias!$/,
  /^Olá, [\s\S]*Origem e destino: Buenos Aires\r?\nCarga: transporte\r?\nPeso: 12 t & 3 pallets\r?\nAgradeço desde já\.$/,
];
const stars = (page: Page) => page.getByRole('article').locator('[aria-pressed]');

async function save(page: Page, count: number): Promise<string[]> {
  await page.goto(SEARCH);
  await expectApp(page);
  const names: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    const card = page.getByRole('article').nth(nth);
    names.unshift((await card.getByRole('heading').textContent())!);
    await stars(page).nth(nth).click();
  }
  return names;
}

test('saved businesses stay in the browser and are compared, printed and shared by a link', async ({
  page,
  browser,
  text,
}) => {
  const names = await save(page, 3);
  await page.reload();
  await expect(stars(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: text('nav.shortlist', { count: 3 }) }).click();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(names);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(printed.getByRole('heading')).toHaveText(names);
  for (const item of await printed.all()) await expect(item).toContainText(/\+\d|@/);
  await expectNoSidewaysScroll(page);
  for (const frame of [page.getByRole('banner'), page.getByRole('contentinfo'), button(page, text('shortlist.print'))])
    await expect(frame).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await button(page, text('page.share')).click();
  const field = page.getByRole('textbox', { name: text('shortlist.linkField') });
  await expectAccessible(page, { openList: true });
  const other = await browser.newPage();
  await other.goto(await field.inputValue());
  await expect(other.getByRole('columnheader').getByRole('link')).toHaveText(names);
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await other.close();
});

/** Whether the browser has all files that the page used, for when there is no connection. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const used = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = used.filter((name) => new URL(name).pathname.startsWith('/assets/'));
    const found = await Promise.all([...files, '/loads'].map((name) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && found.every(Boolean);
  });

test('three carriers are asked for a quote in four clicks, each by a way of its own, and the load opens without a connection', async ({
  page,
  context,
  text,
}) => {
  await answerChats(page);
  await page.goto(SEARCH);
  await button(page, text('results.ask')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(text('shortlist.from'), { exact: true })).toHaveValue('Buenos Aires');
  await dialog.getByLabel(text('shortlist.weight')).fill('12 t & 3 pallets');
  const ways = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { checked: true }) });
  await expect(ways).toHaveCount(3);
  await expectAccessible(page, { openList: true });
  const counted = page.waitForRequest((request) => request.postData()?.includes('"contactId":') ?? false);
  for (const way of await ways.all()) {
    const link = way.getByRole('link').first();
    const url = new URL((await link.getAttribute('href'))!);
    const body = url.searchParams.get(url.protocol === 'mailto:' ? 'body' : 'text')!;
    // in the language of the carrier
    expect(
      QUOTES.some((quote) => quote.test(body)),
      body,
    ).toBe(true);
    const chat = url.protocol === 'mailto:' ? null : page.waitForEvent('popup');
    // the page stays, whatever program opens a mail
    if (!chat) await link.evaluate((mail) => mail.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    if (chat) await (await chat).close();
  }
  expect((await counted).postDataJSON().variables.input.contactId).toMatch(/^\d+$/);

  const boxes = dialog.getByRole('checkbox');
  const free = dialog.getByRole('checkbox', { checked: false, disabled: false });
  for (const count of [4, 5]) {
    await free.first().click();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(count);
  }
  await expect(dialog.getByText(text('shortlist.askFull', { max: 5 }))).toBeVisible();
  for (const box of await dialog.getByRole('checkbox', { checked: false }).all()) await expect(box).toBeDisabled();
  await boxes.first().uncheck();
  await expect(free).not.toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, text('results.ask')).click();
  await expect(dialog.getByLabel(text('shortlist.weight'))).toHaveValue('12 t & 3 pallets');

  await page.goto('/loads');
  const load = page.getByRole('main').getByRole('link', { name: 'Buenos Aires' });
  await load.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buenos Aires' })).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);
  // of the whole site only this page and files with a hash in their names
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/loads']);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Buenos Aires' })).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(3);
});

test('what was saved before signing up is in the account, and gone from the browser after signing out', async ({
  page,
  text,
}) => {
  await save(page, 2);
  await signUp(page, text, newPerson());
  await page.goto('/shortlist');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  await page.getByRole('columnheader').locator('[aria-pressed]').first().click();
  await expect(page.getByRole('link', { name: text('nav.shortlist', { count: 1 }) })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('shortlist'));
  await page.goto('/shortlist');
  await expect(page.getByRole('link', { name: text('nav.shortlist', { count: 1 }) })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/shortlist');
  await expect(page.getByText(text('shortlist.none'))).toBeVisible();
});
