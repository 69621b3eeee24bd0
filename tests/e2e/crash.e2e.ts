import { expect, expectAccessible, test } from './test.ts';
import { expectApp } from './written.ts';

const SIGNUP_CHUNK = '**/assets/SignupPage*.js';

test('a chunk that a deploy removed makes the page reload, once; one that stays missing crashes, and explains what to send to support', async ({
  page,
  text,
  context,
}) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nav.signup'));
  await expect(page).toHaveURL(/\/users\/signup/);
  // the server-rendered page has the heading too, before any code is requested
  await expectApp(page);
  expect([asked, loads]).toEqual([2, 1]);

  // in a tab that may log errors: it throws here on purpose
  const other = await context.newPage();
  await other.route(SIGNUP_CHUNK, (route) => route.fulfill({ status: 404 }));
  await other.goto('/users/signup');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  const information = other.locator('pre');
  for (const line of ['Error message', 'Stack', 'User agent', 'Platform', 'Language', 'URL', 'Timestamp'])
    await expect(information).toContainText(`${line}: `);
  await expect(other.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible(other);
});
