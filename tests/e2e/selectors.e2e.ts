import { comboBox, PRE_REGISTRATION, send } from './business.ts';
import { expect, expectAccessible, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(PRE_REGISTRATION);
});

test('a page that scrolls while suggestions load does not lose them', async ({ page, text }) => {
  const respond = Promise.withResolvers<void>();
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

  await service.fill('qxwzkvj');
  await expect(list.getByText(text('selector.empty'))).toBeVisible();
  await expectAccessible(page, { openList: true });
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
