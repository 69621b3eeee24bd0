import { comboBox, PRE_REGISTRATION, send } from './business.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(PRE_REGISTRATION);
});

test('a selector shows its state, the number of results, and whether nothing was found or loading failed', async ({
  page,
  text,
}) => {
  const service = comboBox(page, text('preRegistration.service'));
  const list = page.getByRole('listbox');
  const refrigerated = page.getByRole('option', { name: 'Refrigerated transport' });
  // the response is held back until the test has checked the loading state
  const seen = Promise.withResolvers<void>();
  let isBroken = false;
  await page.route('**/graphql', async (route) => {
    await seen.promise;
    await (isBroken ? route.abort() : route.continue());
  });
  await service.click();
  await page.keyboard.type('qxwzkvj');
  await expect(list.getByText(text('selector.loading'))).toBeVisible();
  seen.resolve();
  await expect(list.getByText(text('selector.empty'))).toBeVisible();
  await expectAccessible(page, { openList: true });

  await service.fill('refri');
  await expect(refrigerated).toBeVisible();
  const count = await page.getByRole('option').count();
  await expect(page.locator('[data-live-announcer]').getByText(`${count} options available`)).toHaveCount(1);

  isBroken = true;
  await service.fill('refrigerated');
  await expect(list.getByText(text('selector.failed'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(service).toHaveValue('refrigerated');
  await expect(service).not.toHaveAttribute('aria-invalid', 'true');
  isBroken = false;
  const answer = page.waitForResponse('**/graphql');
  await page.keyboard.press('Shift+Tab');
  await answer;
  await page.keyboard.press('ArrowDown');
  await expect(refrigerated).toBeVisible();
});

test('typed text without a choice is kept but does not count, unless it is a complete name', async ({ page, text }) => {
  const location = comboBox(page, text('preRegistration.location'));
  await location.click();
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: 'Rosario' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(location).toHaveAccessibleDescription(new RegExp(text('providerService.addressRequired')));
  await expect(location).toHaveValue('rosario');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(location).toHaveValue('Rosario, Santa Fe, Argentina');
  await expect(location).not.toHaveAttribute('aria-invalid', 'true');

  // typed completely, and left before it is found
  await page.goto(PRE_REGISTRATION);
  await location.click();
  // the draft has the former one
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('mendoza, mendoza, argentina');
  await page.keyboard.press('Tab');
  await expect(location).toHaveValue('Mendoza, Mendoza, Argentina');
  await expect(location).not.toHaveAttribute('aria-invalid', 'true');
  await expect(location).not.toBeFocused();
});

test('a late response does not replace a newer one', async ({ page, text }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes('"moving"') ?? false);
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"moving"')) await held;
    await route.continue().catch(() => {}); // the page may have cancelled the old one
  });
  const service = comboBox(page, text('preRegistration.service'));
  await service.click();
  await page.keyboard.type('moving');
  await asked;
  await service.fill('refrigerated');
  await expect(page.getByRole('option', { name: 'Refrigerated transport' })).toBeVisible();
  release();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(service).toHaveValue('Refrigerated transport');
});

test('a page that scrolls while suggestions load does not lose them, and Escape meanwhile keeps the list closed', async ({
  page,
  text,
}) => {
  let respond = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await respond.promise;
    await route.continue();
  });
  const list = page.getByRole('listbox');
  const service = comboBox(page, text('preRegistration.service'));
  await service.click();
  await page.keyboard.type('refri');
  await expect(list).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expect(list).toBeHidden();
  respond.resolve();
  await expect(page.getByRole('option', { name: 'Refrigerated transport' })).toBeVisible();

  respond = Promise.withResolvers<void>();
  const response = page.waitForResponse('**/graphql');
  await service.fill('cold');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  respond.resolve();
  await (await response).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(list).toBeHidden();
});

test('a message that appears on leaving a selector does not prevent the click, and a small window keeps its list open', async ({
  page,
  text,
}) => {
  // The whole page at once: scrolled, the browser may keep the button in place by itself.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const location = comboBox(page, text('preRegistration.location'));
  await location.click();
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: 'Rosario' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const button = send(page, text);
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox())!;
  // Near its upper edge: one more line above it moves it away.
  await page.mouse.click(x + width / 2, y + 4);
  await expect(page.getByRole('region', { name: text('form.problems', { count: 7 }) })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 480 });
  await location.fill('');
  await location.click();
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: 'Rosario' }).first()).toBeVisible();
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(step)).toHaveAttribute('data-focused', 'true');
  }
});
