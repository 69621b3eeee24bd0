import { randomUUID } from 'node:crypto';
import { button } from './account.ts';
import { PLACE } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { enter } from './staff.ts';
import { expect, test } from './test.ts';

test('a provider with many services is edited fifty at a time, and an error is shown on its page', async ({
  page,
  text,
}) => {
  await signInAsStaff(page.context().request);
  const services = Array.from({ length: 101 }, (_, at) => ({
    id: `n${at + 1}`,
    serviceId: at + 1,
    placeId: PLACE.databaseId,
  }));
  const { databaseId } = await enter(page.context().request, `Muchos ${randomUUID()}`, { services });
  await page.goto(`/bo/providers/${databaseId}`);
  const items = page.getByRole('list', { name: text('app.services') }).getByRole('listitem');
  const shown = (from: number, to: number, count: number) =>
    expect(page.getByText(text('bo.items.range', { from, to, count }), { exact: true })).toBeVisible();
  await expect(items).toHaveCount(50);
  await shown(1, 50, 101);
  // a new one is added at the end, and that page is shown
  await button(page, text('bo.addService')).click();
  await shown(101, 102, 102);
  await expect(items).toHaveCount(2);
  await button(page, text('bo.items.previous')).click();
  await shown(51, 100, 102);
  await button(page, text('bo.save')).click();
  await shown(101, 102, 102);
  await expect(items.last().getByRole('combobox').first()).toHaveAttribute('aria-invalid', 'true');
});
