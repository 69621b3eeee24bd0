import type { Page } from '@playwright/test';
import { button } from './account.ts';
import { hold } from './held.ts';
import { signInAsStaff } from './requests.ts';
import { rows } from './staff.ts';
import { expect, test } from './test.ts';
import { expectApp, written } from './written.ts';

interface Watched {
  shifts: { value: number; moved: string[] }[];
}

/** The browser ignores shifts this soon after an input, as the user expects them. */
const EXPECTED_FOR = 500;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched & { lastInput: number };
    watched.shifts = [];
    for (const type of ['keydown', 'pointerdown', 'input'])
      addEventListener(type, () => Object.assign(watched, { lastInput: performance.now() }), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)));
        if (!hadRecentInput) watched.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Sums all shifts: at least the official metric, which takes the worst five seconds. */
async function expectStill(page: Page): Promise<void> {
  await expect(written(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
}

const results = (page: Page) => page.getByRole('article');

const CONTACTED = 'Fríos del Sur Transportes S.R.L.';
const rememberContact = () =>
  localStorage.setItem('toAnswer', JSON.stringify([{ id: 1, token: 'x', at: Date.now() - 2 * 86_400_000 }]));

const PAGES = [
  '/',
  '/?q=transporte&f=Bahia+Blanca',
  '/en/road-freight/argentina/buenos-aires',
  '/providers/1',
  '/mvp',
  '/pre-registration',
  '/users/login',
];

for (const [width, height] of [
  [1280, 900],
  [360, 800],
] as const)
  test.describe(`nothing moves in a window ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const path of PAGES)
      test(`while ${path} loads`, async ({ page, text }) => {
        await page.addInitScript(rememberContact);
        await page.goto(path);
        // it arrives last, in place of the examples
        if (path === '/') await expect(page.getByText(text('answer.question', { name: CONTACTED }))).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        if (path.includes('?q=')) await expect(results(page).first()).toBeVisible();
        await expectStill(page);
      });

    test('while a search is typed and sent, and its response is late', async ({ page, text }) => {
      await page.goto('/');
      await expectApp(page);
      await page.getByLabel(text('search.from')).pressSequentially('Bahia Blanca');
      await page.getByLabel(text('search.keywords')).pressSequentially('transporte');
      const answers = await hold(page, '**/graphql');
      await button(page, text('app.search')).click();
      await page.waitForFunction(
        (grace) => performance.now() - (window as unknown as { lastInput: number }).lastInput > grace,
        EXPECTED_FOR + 100,
      );
      await answers.release();
      await expect(results(page).first()).toBeVisible();
      await expectStill(page);
    });
  });

test('nothing moves while a list of the back office loads', async ({ page }) => {
  await signInAsStaff(page.context().request);
  await page.goto('/bo/providers');
  await expect(rows(page)).toHaveCount(50);
  await expectStill(page);
});
