import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { avatarOf, button, field, intercept } from './account.ts';
import { photo } from './business.ts';
import { signInAsStaff } from './requests.ts';
import { fillInProvider, heading, QUEUE, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const PROVIDERS = '/bo/providers';

test('a provider is created, completed, approved and deleted', async ({ page, text }) => {
  const name = `Fletes ${randomUUID()}`;
  await signInAsStaff(page.context().request);
  await page.goto('/bo');
  await expect(heading(page)).toHaveText(text('bo.dashboard'));
  await expect(page.getByRole('link', { name: text('bo.moderate') })).toBeVisible();

  await page
    .getByRole('navigation', { name: text('bo.backOffice') })
    .getByText(text('bo.providers'))
    .click();
  await expect(rows(page)).toHaveCount(50);

  await test.step('create', async () => {
    await page.getByRole('link', { name: text('bo.createProvider') }).click();
    await expect(heading(page)).toHaveText(text('bo.newProvider'));
    await button(page, text('bo.create')).click();
    await expect(page.getByRole('region', { name: text('form.problems', { count: 3 }) })).toBeFocused();
    await expect(toast(page, text('preRegistration.refused'))).toBeVisible();
    await expectAccessible(page);
    await fillInProvider(page, text, name);
    await button(page, text('bo.create')).click();
    await expect(toast(page, text('bo.saved.provider'))).toBeVisible();
    await expect(heading(page)).toHaveText(name);
    await expectNoSidewaysScroll(page);
  });

  await test.step('contacts and services', async () => {
    await button(page, text('bo.addContact')).click();
    await field(page, text('bo.contactType')).selectOption('WHATSAPP');
    await field(page, text('bo.contactValue')).fill('12');
    await button(page, text('bo.save')).click();
    await expect(field(page, text('bo.contactValue'))).toHaveAccessibleDescription(text('contact.phoneDigits'));
    await field(page, text('bo.contactValue')).fill('+54 9 341 555-1234');
    await button(page, text('bo.save')).click();
    await expect(page.getByText(text('bo.unsaved'))).toBeHidden();
    await expect(field(page, text('bo.contactValue'))).toHaveValue('+5493415551234');
    await page.reload();
    await expect(field(page, text('bo.contactValue'))).toHaveValue('+5493415551234');
    await page.getByRole('button', { name: text('bo.removeContact', { value: '+5493415551234' }) }).click();
    await button(page, text('bo.save')).click();
    await expect(page.getByText(text('bo.unsaved'))).toBeHidden();
    await expect(page.getByText(text('bo.noContacts'))).toBeVisible();
  });

  await test.step('image', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'truck.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) });
    await button(page, text('bo.image.upload')).click();
    await expect(toast(page, text('bo.image.uploaded'))).toBeVisible();
    await expect(page.getByText(text('bo.image.pending'))).toBeVisible();
    await button(page, text('bo.image.approve')).click();
    await expect(toast(page, text('bo.image.approved'))).toBeVisible();
    await expect(page.getByText(text('bo.image.pending'))).toBeHidden();
    await expectAccessible(page);
  });

  const isFound = async () => {
    const { rows } = await (await page.request.get(`/api/search?q=${encodeURIComponent(name)}`)).json();
    return rows.some(({ businessName }: { businessName: string }) => businessName === name);
  };
  await test.step('approve', async () => {
    expect(await isFound()).toBe(false);
    const url = page.url();
    await field(page, text('bo.field.commercialName')).fill('Not saved');
    const approve = page.getByRole('button', { name: text('bo.approve'), exact: true });
    await expect(approve).toBeDisabled();
    await field(page, text('bo.field.commercialName')).fill('');
    await approve.click();
    await expect(toast(page, text('bo.approved.provider'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PROVIDERS}$`));
    expect(await isFound()).toBe(true);
    await page.goto(url);
    await expect(page.getByText(text('bo.why.approved'))).toBeVisible();
    await expect(approve).toBeDisabled();
  });

  await test.step('delete', async () => {
    await button(page, text('bo.delete')).click();
    const question = page.getByRole('alertdialog', { name: text('bo.delete.provider') });
    await expect(question).toContainText(text('bo.delete.text'));
    await question.getByRole('button', { name: text('bo.delete'), exact: true }).click();
    await expect(toast(page, text('bo.deleted.provider'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PROVIDERS}$`));
    expect(await isFound()).toBe(false);
  });
});

const sorted: [string, string[]][] = [
  [PROVIDERS, ['businessName', 'commercialName', 'taxNumber', 'approvedAt', 'approvedBy']],
  [QUEUE, ['businessName', 'commercialName', 'createdAt', 'updatedAt']],
];

for (const [list, columns] of sorted)
  test(`${list} is sorted by each of its columns`, async ({ page, text }) => {
    const { request } = page.context();
    await signInAsStaff(request);
    await page.goto(`${list}?page=2`);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('columnheader').getByRole('button').first().click();
    await expect(page).toHaveURL(`${list}?sort=${columns[0]}:desc`);
    // businesses that no other test creates or changes meanwhile
    await page.goto(`${list}?q=Ltda&page=1`);
    const click = async (column: string, way: 'ascending' | 'descending') => {
      const header = page.getByRole('columnheader', { name: text(`bo.column.${column}`) });
      // next to the text: the whole cell sorts
      await header.click({ position: { x: 3, y: 3 } });
      await expect(header).toHaveAttribute('aria-sort', way);
      const sort = `${column}:${way === 'ascending' ? 'asc' : 'desc'}`;
      await expect(page).toHaveURL(`${list}?q=Ltda&sort=${sort}`);
      const answer = await request.get(`/api${list.slice(3)}?q=Ltda&sort=${sort}&top=50`);
      const { rows: expected } = await answer.json();
      await expect(rows(page).getByRole('cell').nth(1)).toHaveText(String(expected[0].id));
      expect(await rows(page).locator('td:nth-child(2)').allTextContents()).toEqual(
        expected.map(({ id }: { id: number }) => String(id)),
      );
    };
    for (const column of columns) await click(column, 'descending');
    const lines = (times: Element[]) => times.map((time) => time.getClientRects().length);
    expect(new Set(await page.locator('td time').evaluateAll(lines))).toEqual(new Set([1]));
    await click(columns.at(-1)!, 'ascending');
  });

test('a list has pages, a search, and a link back to its former state; after a failure it can be reloaded', async ({
  page,
  text,
}) => {
  await signInAsStaff(page.context().request);
  await page.goto(`${PROVIDERS}?sort=businessName:asc`);
  await expect(rows(page)).toHaveCount(50);
  const first = await rows(page).first().textContent();
  await page.getByRole('link', { name: text('bo.nextPage') }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).not.toHaveText(first!);
  const here = page.url();
  await rows(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/from=/);
  await expect(button(page, text('bo.save'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(rows(page)).toHaveCount(50);

  const search = page.getByRole('searchbox', { name: text('bo.search.providers') });
  await search.fill('nobody is called like this');
  await expect(page.getByText(text('bo.noMatch', { search: 'nobody is called like this' }))).toBeVisible();
  await expectAccessible(page);
  await button(page, text('bo.clearSearch')).click();
  await expect(rows(page)).toHaveCount(50);
  await expect(search).toHaveValue('');

  let isBroken = true;
  await intercept(page, 'providersLoaderQuery', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto(PROVIDERS);
  await expect(page.getByText(text('bo.failed.providers')).first()).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await button(page, text('loading.retry')).click();
  await expect(rows(page)).toHaveCount(50);
});

test('the sidebar collapses to its icons', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  await page.goto('/bo');
  const sidebar = page.getByRole('navigation', { name: text('bo.backOffice') });
  const width = async () => (await sidebar.boundingBox())!.width;
  expect(await width()).toBe(200);
  await button(page, text('bo.sidebar.collapse')).click();
  await expect.poll(width).toBe(68);
});

test('the area above a list is as wide as the list, and the links of the header are side by side', async ({
  page,
  text,
}) => {
  await signInAsStaff(page.context().request);
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(PROVIDERS);
  await expect(rows(page)).toHaveCount(50);
  const edges = async (of: Locator) => {
    const { x, width } = (await of.boundingBox())!;
    return { start: Math.round(x), end: Math.round(x + width) };
  };
  const { end } = await edges(page.getByRole('table'));
  expect((await edges(page.getByRole('link', { name: text('bo.createProvider') }))).end).toBe(end);
  const dashboard = await edges(page.getByRole('link', { name: text('nav.dashboard') }));
  const avatar = await edges(avatarOf(page, text, 'Super Admin'));
  expect(avatar.start - dashboard.end).toBeLessThan(24);
});

test('on a phone the sidebar is collapsed, and a row is a card @phone', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  await page.goto(QUEUE);
  await expect(rows(page).first()).toBeVisible();
  expect((await page.getByRole('navigation', { name: text('bo.backOffice') }).boundingBox())!.width).toBe(68);
  await rows(page).first().click();
  await expect(button(page, text('bo.approve'))).toBeVisible();
  await expectNoSidewaysScroll(page);
});
