import { card, markers, NEAR, pressMarker, region } from './resultMap.ts';
import { expect, test } from './test.ts';

test('the wheel scrolls the page, even over the map, and zooms it with Ctrl, or after a press on the map or on one of its markers, until another part of the page is pressed', async ({
  page,
  text,
}) => {
  await test.step('it scrolls the page, and zooms with Ctrl', async () => {
    await page.goto(`${NEAR}&map=1`);
    await expect(markers(page, text).first()).toBeVisible();
    const { x, y, width } = (await region(page, text).boundingBox())!;
    await page.mouse.move(x + width / 2, y + 200);
    const pane = region(page, text).locator('.leaflet-tile-container').first();
    const scale = await pane.getAttribute('style');
    await page.mouse.wheel(0, 100);
    await expect(page.getByText(text('map.wheel', { key: 'Ctrl' }))).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await pane.getAttribute('style')).toBe(scale);
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    // a different area is visible now
    await expect(page.getByRole('button', { name: text('map.searchHere') })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  await test.step('after a press on the map or on one of its markers it zooms', async () => {
    // another address: the map of that one would be as it was left
    await page.goto(NEAR);
    await expect(markers(page, text).first()).toBeVisible();
    const { x, y } = (await region(page, text).boundingBox())!;
    const over = [x + 30, y + 200] as const;
    const level = () =>
      region(page, text)
        .locator('.leaflet-zoom-animated', { has: page.getByRole('button') })
        .evaluateAll((all) => all.map((item) => item.getAttribute('style')).join());
    const wheel = async (by: number) => {
      const before = await level();
      await page.mouse.move(...over);
      await page.mouse.wheel(0, by);
      return before;
    };
    await page.mouse.click(...over);
    const near = await wheel(100);
    await expect.poll(level).not.toBe(near);
    await pressMarker(page, text);
    await expect(card(page, text)).toBeFocused();
    const scrolled = await page.evaluate(() => scrollY);
    const far = await wheel(100);
    await expect.poll(level).not.toBe(far);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole('heading', { level: 1 }).click();
    const left = await wheel(100);
    await expect(page.getByText(text('map.wheel', { key: 'Ctrl' }))).toBeVisible();
    expect(await level()).toBe(left);
  });
});
