import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectApp } from './written.ts';

test.describe('the landing page', () => {
  test('leads to a category with its count, and from the map to a country @widths', async ({ page, text }) => {
    await page.goto('/');
    const tiles = page.locator('#explore').getByRole('region').first().getByRole('list').first();
    // the smallest category: the businesses that other tests publish meanwhile are in the large ones
    const tile = tiles.getByRole('listitem').last();
    const count = Number((await tile.locator('span').last().textContent())!.replace(/\D/g, ''));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await tile.getByRole('link').click();
    await expect(page).toHaveURL(/\/(en|es|pt)\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('main')).toContainText(String(count));
    await page.goto('/');
    // in Portuguese a city has this name too
    const country = page.getByRole('listitem').filter({ hasText: 'Costa Rica' }).last();
    const providers = (await country.textContent())!.match(/\d+/)![0];
    await country.getByRole('link').click();
    await expect(page).toHaveURL(/\?f=Costa\+Rica&a=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${providers} .* Costa Rica$`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('landing.hero'));
  });

  test('fills in where the visitor is when asked, and says what to do when it may not', async ({ page, text }) => {
    const { address, nearMe } = { address: text('search.address'), nearMe: text('search.nearMe') };
    await page.goto('/');
    await page.getByRole('button', { name: nearMe }).click();
    await expect(page.getByText(text('search.nearMeFailed'))).toBeVisible();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -32.95, longitude: -60.65 });
    await page.getByRole('button', { name: nearMe }).click();
    await expect(page.getByLabel(address)).toHaveValue('Rosario, Santa Fe, Argentina');
  });

  test('keeps the focus on the button that fills in where the visitor is, and refuses a place far from all cities', async ({
    page,
    text,
  }) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -32.8895, longitude: -68.8458 });
    await page.goto('/');
    await expectApp(page);
    const button = page.getByRole('button', { name: text('search.nearMe') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(text('search.address'))).toHaveValue('Mendoza, Mendoza, Argentina');
    await expect(button).toBeFocused();
    const madrid = { latitude: 40.417, longitude: -3.704 };
    await page.context().setGeolocation(madrid);
    await page.reload();
    await button.click();
    await expect(page.getByText(text('search.nearMeFailed'))).toBeVisible();
  });

  test('suggests services and businesses for keywords, and recent searches until they are cleared', async ({
    page,
    text,
  }) => {
    await page.goto('/');
    // the open list of suggestions has the label of the field too
    const keywords = page.getByRole('combobox', { name: text('search.keywords') });
    await page.getByLabel(text('search.keywords')).click();
    await expect(keywords).toBeFocused();
    await page.keyboard.type('reefer');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, { openList: true });
    await page.keyboard.press('ArrowDown');
    const chosen = (await page.getByRole('option', { selected: undefined }).first().textContent())!;
    await page.keyboard.press('Enter');
    await expect(keywords).toHaveAttribute('aria-expanded', 'false');
    const value = await keywords.inputValue();
    expect(chosen).toContain(value);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-provider]').first()).toBeVisible();
    await page.goto('/');
    await page.getByLabel(text('search.keywords')).click();
    await expect(keywords).toBeFocused();
    const answer = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"text":"customs"'),
    );
    await page.keyboard.type('customs');
    await page.keyboard.press('Enter');
    await answer;
    await expect(page.locator('[data-provider]').first()).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.goto('/');
    await page.getByLabel(text('search.address')).focus();
    await page.getByRole('option', { name: value }).click();
    await expect(page).toHaveURL(/\?q=/);
    await page.goto('/');
    await page.getByLabel(text('search.address')).focus();
    await page.getByRole('option', { name: text('search.forget') }).click();
    await page.reload();
    await page.getByLabel(text('search.address')).focus();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});
