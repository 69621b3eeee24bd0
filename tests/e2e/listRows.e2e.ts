import { randomUUID } from 'node:crypto';
import { photo } from './business.ts';
import { ask, signInAsStaff } from './requests.ts';
import { enterQueue } from './returned.ts';
import { QUEUE, rows } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

test('at 1280 × 800 each list has room for fifteen rows, in three languages', async ({ page }) => {
  const { request } = page.context();
  await signInAsStaff(request);
  await enterQueue(request, {
    email: `${randomUUID()}@fletes.example`,
    businessName: `Fletes ${randomUUID()}`,
    file: await photo(400, 300),
  });
  await ask(request, 'mutation ($input: PartnerInput!) { createPartner(input: $input) { partner { databaseId } } }', {
    input: { name: `Cargas ${randomUUID()}`, contactEmail: 'it@cargas.example' },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(QUEUE);
  const lists = ['providers', 'services', 'users', 'partners', 'files', 'logs'];
  for (const language of ['en', 'es', 'pt']) {
    await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
    for (const path of [QUEUE, ...lists.map((list) => `/bo/${list}`)]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(rows(page).first()).toBeVisible();
      // a list of a few rows has the room for the others
      const room = await rows(page).evaluateAll(([first]) => {
        const { top, height } = first!.getBoundingClientRect();
        return Math.floor((innerHeight - top) / height);
      });
      expect([language, path, room >= 15]).toEqual([language, path, true]);
    }
  }
});

test('columns and the height of rows are chosen, and stay so after a reload', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/bo/services');
  const category = page.getByRole('columnheader', { name: text('bo.column.category'), exact: true });
  await expect(category).toBeVisible();
  const height = () =>
    rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  expect(await height()).toBeLessThanOrEqual(41);

  const more = page.getByRole('button', { name: text('bo.more'), exact: true });
  await more.click();
  const columns = page.getByRole('group', { name: text('bo.columns') });
  // the name of the row cannot be hidden
  await expect(columns.getByRole('checkbox', { name: text('bo.column.service'), exact: true })).toHaveCount(0);
  await columns.getByRole('checkbox', { name: text('bo.column.category'), exact: true }).uncheck();
  await expect(category).toBeHidden();
  await expect(rows(page).first().getByRole('cell')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: text('bo.density') }).check();
  await expect.poll(height).toBeGreaterThan(50);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(category).toBeHidden();
  expect(await height()).toBeGreaterThan(50);
  await more.click();
  await expect(page.getByRole('checkbox', { name: text('bo.density') })).toBeChecked();
});
