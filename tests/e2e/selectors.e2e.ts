import { comboBox, PRE_REGISTRATION, send } from './business.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(PRE_REGISTRATION);
});

test('a selector says what it is at, how much it found, and what it did not find or fetch', async ({ page, text }) => {
  const service = comboBox(page, text('preRegistration.service'));
  const list = page.getByRole('listbox');
  const refrigerated = page.getByRole('option', { name: 'Refrigerated transport' });
  // the answer is held back until the test has seen what stands there meanwhile
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

test('a text that is not chosen is kept and does not count, unless it is all of a name', async ({ page, text }) => {
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

  // typed whole, and left before it is found
  await page.goto(PRE_REGISTRATION);
  await location.click();
  await page.keyboard.type('mendoza, mendoza, argentina');
  await page.keyboard.press('Tab');
  await expect(location).toHaveValue('Mendoza, Mendoza, Argentina');
  await expect(location).not.toHaveAttribute('aria-invalid', 'true');
  await expect(location).not.toBeFocused();
});

test('an answer that comes late does not replace a newer one', async ({ page, text }) => {
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

test('a message that appears when a selector is left does not take the press away, and little room leaves its list open', async ({
  page,
  text,
}) => {
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
