import type { Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { button, type Texts } from './account.ts';
import { test as measuredTest } from './measured.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

const banner = (page: Page, text: Texts) => page.getByRole('region', { name: text('privacy.choices') });

/** The page views reported to Google Analytics. */
const pageViews = (calls: unknown[][]) =>
  calls.filter(([command, name]) => command === 'event' && name === 'page_view');

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_(ga|cl)/.test(name));

/** Waits until the page is idle, and the stand-in has handled a request sent after all others. */
const settle = (page: Page, { origin }: { origin: string }) =>
  page.evaluate(async (url) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    await fetch(url, { mode: 'no-cors', cache: 'no-store' });
  }, `${origin}/last`);

measuredTest(
  'nothing is measured before the visitor consents; declining stops both at once, in every tab, and accepting again resumes',
  async ({ page, text, heard, measured }) => {
    await page.goto('/users/login');
    const question = banner(page, text);
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await measuredTest.step('the question covers nothing, and both answers weigh the same', async () => {
      const [below, submit] = [await question.boundingBox(), await button(page, text('nav.login')).boundingBox()];
      expect(submit!.y).toBeGreaterThan(below!.y + below!.height);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(question).not.toBeInViewport();
      const answers = [button(page, text('privacy.decline')), button(page, text('app.accept'))];
      const [no, yes] = await Promise.all(answers.map((answer) => answer.boundingBox()));
      expect([no!.width, no!.height]).toEqual([yes!.width, yes!.height]);
      const [noLook, yesLook] = await Promise.all(
        answers.map((answer) =>
          answer.evaluate((item) => [getComputedStyle(item).backgroundColor, getComputedStyle(item).fontWeight]),
        ),
      );
      expect(noLook).toEqual(yesLook);
    });

    await measuredTest.step('nothing is measured before an answer, and both services after consent', async () => {
      await settle(page, measured);
      expect(heard).toEqual({ ga: [], clarity: [], scripts: [] });
      expect(await cookieNames(page)).toEqual([]);
      await button(page, text('app.accept')).click();
      await expect(question).toBeHidden();
      await expect.poll(() => pageViews(heard.ga)).toHaveLength(1);
      await expect.poll(() => heard.clarity).toContainEqual(['set', 'version', packageJson.version]);
      await expect.poll(() => cookieNames(page)).toHaveLength(4);
      expect(heard.scripts).toEqual(expect.arrayContaining(['/gtag.js?id=G-TEST1', '/tag/test1']));
    });

    await measuredTest.step('declining in another tab, on a narrow screen, stops both here', async () => {
      const other = await page.context().newPage();
      await other.setViewportSize({ width: 360, height: 800 });
      await other.goto('/users/login');
      await expect(button(other, text('privacy.choices'))).toBeVisible();
      await expect(banner(other, text)).toBeHidden();
      await button(other, text('privacy.choices')).click();
      await expect(banner(other, text)).toBeFocused();
      await expect(banner(other, text)).toBeInViewport();
      await expectAccessible(other);
      await expectNoSidewaysScroll(other);
      await button(other, text('privacy.decline')).click();
      await other.close();
      await expect.poll(() => heard.clarity).toContainEqual(['stop']);
      expect(await cookieNames(page)).toEqual([]);
    });

    await settle(page, measured);
    const before = pageViews(heard.ga).length;
    await page.getByRole('link', { name: text('forgot.title') }).click();
    await expect(page).toHaveURL(/\/users\/forgot$/);
    await settle(page, measured);
    expect(pageViews(heard.ga)).toHaveLength(before);
    // the script also sends events automatically
    await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer.push(['event', 'scroll']));
    await settle(page, measured);
    expect(heard.ga).not.toContainEqual(['event', 'scroll']);
    await button(page, text('privacy.choices')).click();
    await button(page, text('app.accept')).click();
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(before + 1);
    await expect.poll(() => heard.clarity).toContainEqual(['start', null]);
  },
);
