import { signInAsStaff } from './requests.ts';
import { QUEUE, rows } from './staff.ts';
import { expect, test } from './test.ts';

test('at 1280 × 800 at least fifteen rows of the queue are seen', async ({ page }) => {
  await signInAsStaff(page.context().request);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [QUEUE, '/bo/providers', '/bo/services']) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    const seen = await rows(page).evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect([path, seen >= 15]).toEqual([path, true]);
  }
});
