import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { avatarOf, button, field } from './account.ts';
import { photo } from './business.ts';
import { signInAsStaff } from './requests.ts';
import { fillInProvider, heading, QUEUE, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const PROVIDERS = '/bo/providers';

test('a provider is created, completed with an image that the list of files shows, approved and deleted', async ({
  page,
  text,
}) => {
  const name = `Fletes ${randomUUID()}`;
  await signInAsStaff(page.context().request);
  await page.goto('/bo');
  await expect(heading(page)).toHaveText(text('bo.dashboard'));
  await expect(page.getByRole('link', { name: text('bo.moderate') })).toBeVisible();

  await page
    .getByRole('navigation', { name: text('page.backOffice') })
    .getByText(text('page.providers'))
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
    await expect(field(page, text('bo.contactValue'))).toHaveValue('+54 9 341 555 1234');
    await page.reload();
    await expect(field(page, text('bo.contactValue'))).toHaveValue('+54 9 341 555 1234');
    await page.getByRole('button', { name: text('bo.removeContact', { value: '+54 9 341 555 1234' }) }).click();
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
    await expect(toast(page, text('bo.imageApproved'))).toBeVisible();
    await expect(page.getByText(text('bo.image.pending'))).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('uploads are listed with their picture and provider', async () => {
    await page.goto('/bo/files');
    await expect(heading(page)).toHaveText(text('bo.files'));
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    const row = rows(page).filter({ hasText: name });
    await expect(rows(page)).toHaveCount(1);
    // rows are pale while others are loading
    await expect(page).toHaveURL(new RegExp(name.split(' ')[1]!));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(row).toContainText('Super Admin');
    await expect
      .poll(() => row.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const url = await row.locator('a[target=_blank]').getAttribute('href');
    await expect(await page.request.get(url!)).toBeOK();
    await row.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
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
    await expect(toast(page, text('bo.approved'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PROVIDERS}$`));
    expect(await isFound()).toBe(true);
    await page.goto(url);
    await expect(button(page, text('bo.suspend'))).toBeVisible();
    await expect(approve).toHaveCount(0);
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

test('the area above a list has the width of the list, a whole header sorts it, and the sidebar collapses to its icons', async ({
  page,
  text,
}) => {
  await signInAsStaff(page.context().request);
  for (const [list, column] of [
    [QUEUE, 'updatedAt'],
    [PROVIDERS, 'approvedAt'],
  ] as const) {
    await page.goto(`${list}?q=Ltda`);
    const header = page.getByRole('columnheader', { name: text(`bo.column.${column}`) });
    // next to the text: the whole cell sorts
    await header.click({ position: { x: 3, y: 3 } });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const query = `?q=Ltda&sort=${column}:desc`;
    await expect(page).toHaveURL(list + query);
    const { rows: expected } = await (await page.request.get(`/api${list.slice(3)}${query}&top=50`)).json();
    await expect(rows(page).locator('td:nth-child(2)')).toHaveText(
      expected.map(({ id }: { id: number }) => String(id)),
    );
    const lines = (times: Element[]) => times.map((time) => time.getClientRects().length);
    expect(new Set(await page.locator('td time:visible').evaluateAll(lines))).toEqual(new Set([1]));
  }

  const sidebar = page.getByRole('navigation', { name: text('page.backOffice') });
  const width = async () => (await sidebar.boundingBox())!.width;
  expect(await width()).toBe(200);
  await button(page, text('bo.sidebar.collapse')).click();
  await expect.poll(width).toBe(68);

  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(PROVIDERS);
  await expect(rows(page)).toHaveCount(50);
  const edges = async (of: Locator) => {
    const { x, width } = (await of.boundingBox())!;
    return { start: Math.round(x), end: Math.round(x + width) };
  };
  const { end } = await edges(page.getByRole('table'));
  expect((await edges(button(page, text('bo.more')))).end).toBe(end);
  const dashboard = await edges(page.getByRole('link', { name: text('nav.dashboard') }));
  const avatar = await edges(avatarOf(page, text, 'Super Admin'));
  expect(avatar.start - dashboard.end).toBeLessThan(24);
});

test('on a phone the parts of the back office are at the bottom, and a row is a card @phone', async ({
  page,
  text,
}) => {
  await signInAsStaff(page.context().request);
  await page.goto(QUEUE);
  await expect(rows(page).first()).toBeVisible();
  const bar = (await page.getByRole('navigation', { name: text('page.backOffice') }).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, width, height]);
  await rows(page).first().click();
  await expect(button(page, text('bo.approve'))).toBeVisible();
  await expectNoSidewaysScroll(page);
});
