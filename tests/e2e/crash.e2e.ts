import { test as base, expect, type Page } from '@playwright/test';
import { intercept } from './account.ts';
import { expectAccessible, test } from './test.ts';
import { expectApp, navigate } from './written.ts';

const SIGNUP_CHUNK = '**/assets/SignupPage*.js';

test('a chunk that a deploy removed makes the page reload, once', async ({ page, text }) => {
  await page.goto('/users/login');
  await expectApp(page);
  let asked = 0;
  await page.route(SIGNUP_CHUNK, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('signup.title'));
  await expect(page).toHaveURL(/\/users\/signup/);
  // the server-rendered page has the heading too, before any code is requested
  await expectApp(page);
  expect([asked, loads]).toEqual([2, 1]);
});

// The page throws here on purpose: no `quiet`.
base.describe('a crash', () => {
  base('of the router shows what to send to support', async ({ page }) => {
    await page.route(SIGNUP_CHUNK, (route) => route.fulfill({ status: 404 }));
    await page.goto('/users/signup');
    await expectCrashScreen(page, 'Unexpected Application Error!');
  });

  base('of a page takes the whole screen, and reloading helps', async ({ page }) => {
    let isBroken = true;
    // a response that the server never sends: reading it throws
    await intercept(page, 'glanceLoaderQuery', (route) =>
      isBroken
        ? route.fulfill({
            json: { data: { directoryAtAGlance: { providerCount: 1, byCountry: [null], byCategory: [] } } },
          })
        : route.fallback(),
    );
    await page.goto('/legals');
    await navigate(page, '/mvp');
    await expectCrashScreen(page, 'Unexpected error ocurred');
    isBroken = false;
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

async function expectCrashScreen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const information = page.locator('pre');
  for (const line of ['Error message', 'Stack', 'User agent', 'Platform', 'Language', 'URL', 'Timestamp'])
    await expect(information).toContainText(`${line}: `);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible(page);
}
