import { signInAsStaff } from './requests.ts';
import { rows } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

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
  await expect(rows(page).first().getByRole('cell')).toHaveCount(4);
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
