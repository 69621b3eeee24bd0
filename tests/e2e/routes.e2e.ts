import { staffPages, visitorPages } from '../pages.ts';
import { signInAsStaff } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// The fixture `quiet` fails it on a console error or a foreign request.
for (const [who, routes] of [
  ['a visitor', visitorPages],
  ['staff', staffPages],
] as const)
  test(`every page for ${who} is there, accessible and fits @everywhere`, async ({ page }) => {
    test.setTimeout(300_000);
    if (who === 'staff') await signInAsStaff(page.context().request);
    for (const [path, end] of routes)
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        if (end) await expect(page).toHaveURL(end);
        else expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
        await expect(page).toHaveTitle(/Rumbo/);
      });
  });
