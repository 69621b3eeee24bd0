import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.describe('the landing page', () => {
  test('links to a category with its count, and from the map to a country', async ({ page, text }) => {
    await page.goto('/');
    const tiles = page.locator('#explore').getByRole('region').first().getByRole('list').first();
    // the smallest category: businesses published by other tests meanwhile are in the large ones
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
});
