import { comboBox, PRE_REGISTRATION, send } from './business.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(PRE_REGISTRATION);
});

test('a selector says what it is at, and what it did not find', async ({ page, text }) => {
  // The answer waits until the test has seen what stands there meanwhile.
  const seen = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await comboBox(page, text('preRegistration.service')).click();
  await page.keyboard.type('qxwzkvj');
  await expect(page.getByRole('listbox').getByText(text('selector.loading'))).toBeVisible();
  seen.resolve();
  await expect(page.getByRole('listbox').getByText(text('selector.empty'))).toBeVisible();
  await expectAccessible(page, { openList: true });
});

test('a selector that cannot fetch says so, and fetches again when one comes back to it @once', async ({
  page,
  text,
}) => {
  await page.route('**/graphql', (route) => route.abort());
  const service = comboBox(page, text('preRegistration.service'));
  await service.click();
  await page.keyboard.type('refrigerated');
  await expect(page.getByRole('listbox').getByText(text('selector.failed'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(service).toHaveValue('refrigerated');
  await expect(service).not.toHaveAttribute('aria-invalid', 'true');
  await page.unroute('**/graphql');
  const answer = page.waitForResponse('**/graphql');
  await page.keyboard.press('Shift+Tab');
  await answer;
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Refrigerated transport' })).toBeVisible();
});

test('the number of suggestions is read out @once', async ({ page, text }) => {
  await comboBox(page, text('preRegistration.service')).click();
  await page.keyboard.type('refri');
  await expect(page.getByRole('option', { name: 'Refrigerated transport' })).toBeVisible();
  const count = await page.getByRole('option').count();
  await expect(page.locator('[data-live-announcer]').getByText(`${count} options available`)).toHaveCount(1);
});

test('a text that is not chosen is kept and does not count @once', async ({ page, text }) => {
  const location = comboBox(page, text('preRegistration.location'));
  await location.click();
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: 'Rosario' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(location).toHaveAccessibleDescription(new RegExp(text('preRegistration.locationRequired')));
  await expect(location).toHaveValue('rosario');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(location).toHaveValue('Rosario, Santa Fe, Argentina');
  await expect(location).not.toHaveAttribute('aria-invalid', 'true');
});

test('who types all of a name and moves on before it is found has chosen it @once', async ({ page, text }) => {
  const location = comboBox(page, text('preRegistration.location'));
  await location.click();
  await page.keyboard.type('rosario, santa fe, argentina');
  await page.keyboard.press('Tab');
  await expect(location).toHaveValue('Rosario, Santa Fe, Argentina');
  await expect(location).not.toHaveAttribute('aria-invalid', 'true');
  await expect(location).not.toBeFocused();
});

test('an answer that comes late does not replace a newer one @once', async ({ page, text }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes('"moving"') ?? false);
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"moving"')) await held;
    await route.continue().catch(() => {}); // the page may have given the old one up
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

test('a message that appears when a selector is left does not take the press away @once', async ({ page, text }) => {
  // All of the page at once: scrolled, the browser may hold the button in its place by itself.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const location = comboBox(page, text('preRegistration.location'));
  await location.click();
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: 'Rosario' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const button = send(page, text);
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox())!;
  // Near its upper edge: a line more above it, and it is somewhere else.
  await page.mouse.click(x + width / 2, y + 4);
  await expect(page.getByRole('region', { name: text('form.problems', { count: 7 }) })).toBeFocused();
});

test('walking through the list leaves it open where there is little room @once', async ({ page, text }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const location = comboBox(page, text('preRegistration.location'));
  await location.click();
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: 'Rosario' }).first()).toBeVisible();
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(step)).toHaveAttribute('data-focused', 'true');
  }
});
