import type { Page } from '@playwright/test';
import { button, newPerson, signUp, type Texts } from './account.ts';
import { test as measuredTest } from './measured.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

// in sequence: each worker would start its own server
measuredTest.describe.configure({ mode: 'default' });

const banner = (page: Page, text: Texts) => page.getByRole('region', { name: text('privacy.choices') });

/** The page views reported to Google Analytics. */
const pageViews = (calls: unknown[][]) =>
  calls
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , values]) => values as { page_location: string; page_title: string; page_referrer: string });

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_(ga|cl)/.test(name));

/** Waits until the page is idle, and the stand-in has handled a request sent after all others. */
const settle = (page: Page, { origin }: { origin: string }) =>
  page.evaluate(async (url) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    await fetch(url, { mode: 'no-cors', cache: 'no-store' });
  }, `${origin}/last`);

measuredTest(
  'nothing is measured before the visitor consents, or after they decline',
  async ({ page, text, heard, measured }) => {
    await page.goto('/users/login');
    const question = banner(page, text);
    await expect(question).toBeVisible();
    await expect(question.getByRole('link', { name: text('footer.privacy') })).toHaveAttribute('href', /privacypolicy/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await measuredTest.step('the question covers nothing, and both answers weigh the same', async () => {
      const [below, submit] = [await question.boundingBox(), await button(page, text('login.submit')).boundingBox()];
      expect(submit!.y).toBeGreaterThan(below!.y + below!.height);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(question).not.toBeInViewport();
      const answers = [button(page, text('privacy.decline')), button(page, text('privacy.accept'))];
      const [no, yes] = await Promise.all(answers.map((answer) => answer.boundingBox()));
      expect([no!.width, no!.height]).toEqual([yes!.width, yes!.height]);
      const [noLook, yesLook] = await Promise.all(
        answers.map((answer) =>
          answer.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).fontWeight]),
        ),
      );
      expect(noLook).toEqual(yesLook);
    });

    await settle(page, measured);
    expect(heard).toEqual({ ga: [], clarity: [], scripts: [] });
    expect(await cookieNames(page)).toEqual([]);
    await button(page, text('privacy.accept')).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(1);
    await expect.poll(() => heard.clarity).toContainEqual(['set', 'version', '1.18.2']);
    await expect.poll(() => cookieNames(page)).toHaveLength(4);

    await page.reload();
    await expect(button(page, text('privacy.choices'))).toBeVisible();
    await expect(question).toBeHidden();
    await button(page, text('privacy.choices')).click();
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    await expect(question).toContainText(String(new Date().getFullYear()));
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, text('privacy.decline')).click();
    await expect(button(page, text('privacy.choices'))).toBeFocused();
    expect(await cookieNames(page)).toEqual([]);
    await settle(page, measured);
    for (const calls of Object.values(heard)) calls.length = 0;
    await page.getByRole('link', { name: text('footer.terms') }).click();
    await expect(page).toHaveURL(/servicesagreement$/);
    await page.reload();
    await expect(button(page, text('privacy.choices'))).toBeVisible();
    await settle(page, measured);
    expect(heard).toEqual({ ga: [], clarity: [], scripts: [] });
    expect(await cookieNames(page)).toEqual([]);
  },
);

measuredTest(
  'each page view is reported once, without search terms or tokens',
  async ({ page, text, heard, baseURL, measured }) => {
    await page.goto('/?f=Rosario&q=secreto');
    await button(page, text('privacy.accept')).click();
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(1);
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(text('search.keywords')))
      .first()
      .fill('otro secreto');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/otro/);
    await page
      .getByRole('link', { name: text('nav.login') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/users\/login$/);
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(2);
    // a legal page redirects to the one in the visitor's language
    await page.getByRole('link', { name: text('footer.terms') }).click();
    await expect(page).toHaveURL(/\/legals\/en\/servicesagreement$/);
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(3);
    await settle(page, measured);
    expect(pageViews(heard.ga)).toEqual([
      { page_location: `${baseURL}/`, page_title: 'Rumbo', page_referrer: '' },
      { page_location: `${baseURL}/users/login`, page_title: 'Log in · Rumbo', page_referrer: `${baseURL}/` },
      {
        page_location: `${baseURL}/legals/en/servicesagreement`,
        page_title: 'Usage agreement · Rumbo',
        page_referrer: `${baseURL}/users/login`,
      },
    ]);
    await page.goto('/users/password-reset?token=secreto');
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(4);
    expect(JSON.stringify(heard)).not.toMatch(/secreto|Rosario/);
    expect(heard.ga).toContainEqual(['config', 'G-TEST1', expect.objectContaining({ send_page_view: false })]);
    expect(heard.scripts).toEqual(expect.arrayContaining(['/gtag.js?id=G-TEST1', '/tag/test1']));
  },
);

measuredTest(
  'Clarity receives the number and name of the signed-in person, and masks page texts',
  async ({ page, text, heard }) => {
    await page.goto('/users/signup');
    await button(page, text('privacy.accept')).click();
    await expect.poll(() => heard.clarity).toContainEqual(['set', 'version', '1.18.2']);
    await expect(page.locator('body')).toHaveAttribute('data-clarity-mask', 'true');
    const ana = newPerson();
    await signUp(page, text, ana);
    const { id } = await (await page.request.get('/api/auth/me')).json();
    await expect.poll(() => heard.clarity).toContainEqual(['identify', String(id), null, null, ana.displayName]);
    expect(JSON.stringify(heard)).not.toContain(ana.email);
  },
);

measuredTest(
  'declining stops both at once, in every tab, and accepting again resumes',
  async ({ page, text, heard, measured }) => {
    await page.goto('/users/login');
    await button(page, text('privacy.accept')).click();
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(1);
    await expect.poll(() => heard.clarity.length).toBeGreaterThan(0);
    const other = await page.context().newPage();
    await other.goto('/users/login');
    await button(other, text('privacy.choices')).click();
    await button(other, text('privacy.decline')).click();
    await other.close();
    await expect.poll(() => heard.clarity).toContainEqual(['stop']);
    expect(await cookieNames(page)).toEqual([]);
    await settle(page, measured);
    const before = pageViews(heard.ga).length;
    await page.getByRole('link', { name: text('login.forgot') }).click();
    await expect(page).toHaveURL(/\/users\/forgot$/);
    await settle(page, measured);
    expect(pageViews(heard.ga)).toHaveLength(before);
    // the script sends events by itself, too
    await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer.push(['event', 'scroll']));
    await settle(page, measured);
    expect(heard.ga).not.toContainEqual(['event', 'scroll']);
    await button(page, text('privacy.choices')).click();
    await button(page, text('privacy.accept')).click();
    await expect.poll(() => pageViews(heard.ga)).toHaveLength(before + 1);
    await expect.poll(() => heard.clarity).toContainEqual(['start', null]);
  },
);

measuredTest(
  'a browser that sends Global Privacy Control or Do Not Track is neither asked for consent nor measured',
  async ({ page, text, heard, measured }) => {
    await page.addInitScript(() => {
      const signals: Record<string, unknown> = { doNotTrack: '1', globalPrivacyControl: true };
      const property = new URLSearchParams(location.search).get('signal');
      if (property) Object.defineProperty(navigator, property, { value: signals[property] });
      localStorage.setItem('analytics-consent', JSON.stringify({ accepted: true, at: new Date().toISOString() }));
    });
    for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
      await page.goto(`/users/login?signal=${signal}`);
      await expect(button(page, text('privacy.choices'))).toBeVisible();
      await expect(banner(page, text)).toBeHidden();
      await settle(page, measured);
      expect(heard).toEqual({ ga: [], clarity: [], scripts: [] });
    }
    await button(page, text('privacy.choices')).click();
    await expect(page.getByText(text('privacy.refusedByBrowser'))).toBeVisible();
    await expectAccessible(page);
    await button(page, text('privacy.close')).click();
    await expect(button(page, text('privacy.choices'))).toBeFocused();
  },
);
