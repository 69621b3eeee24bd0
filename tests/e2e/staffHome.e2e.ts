import { randomUUID } from 'node:crypto';
import { photo } from './business.ts';
import { signInAsStaff } from './requests.ts';
import { enterQueue } from './returned.ts';
import { approve, enter } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a pending image is approved on the first page of the back office', async ({ page, text }) => {
  const { request } = page.context();
  await enterQueue(request, {
    email: `${randomUUID()}@fletes.example`,
    businessName: `Fletes ${randomUUID()}`,
    file: await photo(400, 300),
  });
  await page.goto('/bo');
  // the longest waiting come first, which may be of another test
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: text('bo.approve') }) })
    .first();
  const href = await first.getByRole('link').getAttribute('href');
  const id = /\d+/.exec(href!)![0];
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await first.getByRole('button', { name: text('bo.approve') }).click();
  await expect(page.locator(`li:has(button) a[href="${href}"]`)).toHaveCount(0);
  const { image } = await (await request.get(`/api/providers/${id}`)).json();
  expect(image.approvedAt).not.toBeNull();
});

test('recent activity is in sentences of the language of the reader, with links to people and businesses', async ({
  page,
  text,
}) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const name = `Cargas ${randomUUID()}`;
  const { databaseId } = await enter(request, name);
  await approve(request, databaseId);
  await page.goto('/bo');
  const activity = page.getByRole('region', { name: text('bo.activity') });
  await expect(activity.getByText(text('bo.said.approved', { who: 'Super Admin', what: name }))).toBeVisible();
  await expect(activity.getByRole('link', { name: 'Super Admin' }).first()).toHaveAttribute(
    'href',
    /\/bo\/users\/\d+$/,
  );
  await activity.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/bo/providers/${databaseId}`);
});
