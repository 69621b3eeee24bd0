import { isItsOwn, type PageRoute, personPages, staffPages, visitorPages } from '../pages.ts';
import { newPerson } from './account.ts';
import { enterAs, signInAsStaff } from './requests.ts';
import { keepSamples, keepWatch } from './samples.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { written } from './written.ts';

const WIDE = { width: 1280, height: 900 };

/** Small enough for two workers to share them evenly. */
function parts(pages: PageRoute[]): PageRoute[][] {
  const count = Math.ceil(pages.length / 9);
  return Array.from({ length: count }, (_, part) => pages.filter((_, index) => index % count === part));
}

// Axe checks each page here, on a phone in Portuguese, whose words are long, and once the window is wide; other tests
// let
// it check states such as dialogs and messages. The fixture `quiet` fails on a console error or a foreign request.
for (const [who, pages] of [
  ['a visitor', visitorPages],
  ['a person with an account', personPages],
  ['staff', staffPages],
] as const)
  for (const [index, routes] of parts(pages).entries())
    test(`every page for ${who} exists, is accessible and fits, part ${index + 1} @phone`, async ({ page }) => {
      if (who === 'a person with an account') await enterAs(page.context().request, newPerson());
      if (who === 'a visitor') await keepSamples(page);
      if (who === 'staff') {
        await signInAsStaff(page.context().request);
        await keepWatch(page);
      }
      const phone = page.viewportSize()!;
      for (const route of routes) {
        const [path, end] = route;
        await test.step(path, async () => {
          await page.goto(path);
          if (end) await expect(page).toHaveURL(end);
          // the app has replaced the server-rendered content, and the rows of lists are loaded
          await expect(written(page)).toHaveCount(0);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
          // colours are the same at each width, and slow for axe
          if (isItsOwn(route)) await expectAccessible(page, { except: ['color-contrast'] });
          await expectNoSidewaysScroll(page);
          await page.setViewportSize(WIDE);
          if (isItsOwn(route)) await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await page.setViewportSize(phone);
          if (!end) expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
          await expect(page).toHaveTitle(/Rumbo/);
        });
      }
    });
