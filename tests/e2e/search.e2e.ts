import type { Page } from '@playwright/test';
import { intercept } from './account.ts';
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

test('a place is chosen from the suggestions by keyboard alone @widths', async ({ page, text }) => {
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

test('an empty search shows a warning and sends nothing; unknown places and failed requests show a message', async ({
  page,
  text,
}) => {
  // the request for the viewer is done
  await expectApp(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked++;
  });
  await page.getByRole('button', { name: text('search.submit'), exact: true }).click();
  await expect(page.getByRole('alertdialog').getByText(text('search.empty'))).toBeVisible();
  // the first field has the focus and the message too
  const address = page.getByLabel(text('search.address'));
  const keywords = page.getByLabel(text('search.keywords'));
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(text('search.empty'));
  for (const field of [address, keywords]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  expect(asked).toBe(0);
  await keywords.fill('x');
  for (const field of [address, keywords]) await expect(field).not.toHaveAttribute('aria-invalid');
  // recent searches would lie on the message
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/');
  await page.getByRole('button', { name: text('search.submit'), exact: true }).click();
  await expect(address).toHaveAccessibleDescription(text('search.empty'));
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await page.getByLabel(text('search.address')).click();
  await page.keyboard.type('qxwzkvj');
  await expect(page.getByRole('listbox').getByText(text('selector.empty'))).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('rosario');
  await expect(page.getByRole('listbox').getByText(text('selector.failed'))).toBeVisible();
});

test('a search without results shows what to do next, and offers only searches with results', async ({
  page,
  text,
}) => {
  await page.goto('/?f=Tierra+del+Fuego&q=xyzzyplugh&region=1&order=newest');
  await expect(page.getByRole('heading', { name: text('results.none') })).toBeVisible();
  await expect(page.getByText(text('results.tipSpelling'))).toBeVisible();
  await expectAccessible(page);
  // no provider has that word: only searches with results are offered, with their number
  const near = page.getByRole('link', { name: text('results.dropKeywords', { place: 'Tierra del Fuego' }) });
  await expect(near).toHaveText(/ \d+$/);
  await expect(page.getByRole('link', { name: text('results.dropPlace', { keywords: 'xyzzyplugh' }) })).toHaveCount(0);
  // counted without the filters, and opened so
  await near.click();
  await expect(results(page).first()).toBeVisible();

  await page.goto('/?f=Rosario&q=xyzzyplugh&region=1');
  const offered = page.getByRole('heading', { name: text('results.categories') });
  await expect(offered).toBeVisible();
  await offered.locator('+ ul').getByRole('link').first().click();
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/f=Rosario/);
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

test('an address is searched as it is written, and its other meanings are one press away @languages', async ({
  page,
  text,
}) => {
  await page.goto('/?f=1200+Euclid+Ave%2C+Ontario%2C+CA');
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading).toContainText('Ontario, California');
  await page.goto('/?f=Ontario%2C+CA');
  await expect(page.getByText(text('results.otherPlaces'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Ontario, Canad/ }).click();
  await expect(heading).toContainText(/Ontario, Canad/);
  await expect(page.getByText(text('results.otherPlaces'))).toHaveCount(0);

  await page.goto('/?f=Xyzzyville%2C+Texas');
  await expect(heading).toContainText('Texas');
  await expect(page.getByText(text('results.placeNotUnderstood', { words: 'Xyzzyville' }))).toBeVisible();
});

test('a place in the keywords is searched, and the words themselves are one press away @languages', async ({
  page,
  text,
}) => {
  const chile = { kind: 'in', country: 'CL', place: 'Chile', km: '' };
  const reading = text('results.placeInKeywords', { where: text('results.where', chile), words: 'Chile' });
  const heading = page.getByRole('heading', { level: 1 }).first();
  await page.getByLabel(text('search.keywords')).fill('mudanzas a Chile');
  await page.keyboard.press('Enter');
  await expect(page.getByText(reading)).toBeVisible();
  await expect(heading).toContainText(text('results.where', chile));
  await expect(results(page).first()).toContainText('Chile');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: text('results.literal') }).click();
  await expect(page).toHaveURL(/\?q=mudanzas\+a\+Chile&literal=1$/);
  // the one whose text has both words
  await expect(results(page)).toHaveCount(1);
  await expect(page.getByText(reading)).toHaveCount(0);
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(results(page)).toHaveCount(1);
  await expect(page.getByText(reading)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(reading)).toBeVisible();
  await page.goForward();
  await expect(page.getByText(reading)).toHaveCount(0);

  // other words are read again
  const open = page.getByRole('button', { name: text('search.change') });
  if (await open.isVisible()) await open.click();
  await page.getByLabel(text('search.keywords')).fill('mudanzas Chile');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=mudanzas\+Chile$/);
  await expect(page.getByText(reading)).toBeVisible();
});

test('where nobody is near, the nearest are shown, each with its distance and the service that was asked for', async ({
  page,
  text,
}) => {
  await page.goto('/?f=Medell%C3%ADn&q=carga+a%C3%A9rea');
  const place = 'Medellín, Antioquia, Colombia';
  const where = text('results.where', { kind: 'within', km: '150\u00a0km', place, country: 'none' });
  await expect(page.getByRole('heading', { name: text('results.beyond', { where }) })).toBeVisible();
  await expect(results(page)).not.toHaveCount(0);
  for (const card of await results(page).all()) {
    await expect(card).toContainText(/\d+ km/);
    await expect(card.getByRole('list', { name: text('results.services') }).locator('mark')).toHaveCount(1);
  }
});

test('keywords that are like others are offered as those @languages', async ({ page, text }) => {
  await intercept(page, 'SearchResultsQuery', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data.searchProviders.totalCount === 0) json.data.searchProviders.suggestedKeywords = 'mudanzas';
    await route.fulfill({ response, json });
  });
  await navigate(page, '/?q=xyzzyplugh');
  await page.getByRole('link', { name: text('results.suggestion', { words: 'mudanzas' }) }).click();
  await expect(page).toHaveURL(/\?q=mudanzas$/);
  await expect(results(page).first()).toContainText(/mudanzas/i);
});

test('an unknown place stays in the field, and similar places and a search by words alone are offered', async ({
  page,
  text,
}) => {
  await page.goto('/?f=Rotterdamm%2C+Netherlands&q=transporte');
  await expect(page.getByText(text('results.similarPlaces'))).toBeVisible();
  await expect(page.getByLabel(text('search.address'))).toHaveValue('Rotterdamm, Netherlands');
  await expectAccessible(page);
  await page.getByRole('link', { name: text('results.dropPlace', { keywords: 'transporte' }) }).click();
  await expect(results(page)).toHaveCount(20);
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
