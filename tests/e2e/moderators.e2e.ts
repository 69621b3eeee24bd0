import { randomUUID } from 'node:crypto';
import { ask, signInAsStaff } from './requests.ts';
import { enter, heading, openQueue, QUEUE, rows } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

const PASSWORD = 'one long sentence of a moderator';

test('a moderator reads a provider that somebody else has open, takes it over, edits it and sees no other part of the back office', async ({
  page,
  text,
  browser,
  baseURL,
}) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const email = `${randomUUID()}@mod.example`;
  const made = await request.post('/api/users', {
    data: { email, displayName: 'Mo Derator', password: PASSWORD, isModerator: true },
  });
  expect(made.ok()).toBe(true);
  const word = randomUUID().slice(0, 8);
  const { databaseId } = await enter(request, `${word} 1`);
  await enter(request, `${word} 2`);
  await ask(request, 'mutation ($id: Int!) { assignProvider(databaseId: $id) { provider { id } } }', {
    id: databaseId,
  });

  const context = await browser.newContext({ baseURL: baseURL! });
  expect((await context.request.post('/api/auth/signin', { data: { email, password: PASSWORD } })).ok()).toBe(true);
  const own = await context.newPage();
  await openQueue(own, word, 2);
  await own.keyboard.press('j');
  await own.keyboard.press('Enter');
  await expect(heading(own)).toHaveText(`${word} 1`);
  const approve = own.locator('[aria-keyshortcuts="a"]');
  await expect(own.getByRole('button', { name: 'Take over' })).toBeVisible();
  await expect(approve).toBeDisabled();
  await expectAccessible(own);
  await own.getByRole('button', { name: 'Take over' }).click();
  await expect(approve).toBeEnabled();
  await expect(own.getByLabel('Business Name', { exact: true })).toBeHidden();
  await own.keyboard.press('e');
  await expect(own.getByRole('textbox', { name: /business name/i })).toBeFocused();

  await own.goto('/bo/users');
  await expect(own.getByRole('heading', { name: 'No access' })).toBeVisible();
  const sidebar = own.getByRole('navigation', { name: 'Back office' });
  await expect(sidebar.getByRole('link')).toHaveCount(4);
  await own.goto(QUEUE);
  await expect(rows(own).first()).toBeVisible();
  await context.close();
});

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
