import { randomUUID } from 'node:crypto';
import { photo } from './business.ts';
import { enterQueue } from './returned.ts';
import { approve, enter } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

test('on the first page of the back office a pending image is approved, and recent activity is in sentences with links', async ({
  page,
  text,
}) => {
  const { request } = page.context();
  const word = randomUUID();
  // signs in as staff too
  await enterQueue(request, {
    email: `${word}@fletes.example`,
    businessName: `Fletes ${word}`,
    file: await photo(400, 300),
  });
  const name = `Cargas ${word}`;
  const { databaseId } = await enter(request, name);
  // the page shows eight events, whatever was here before
  for (let n = 1; n <= 5; n += 1) await enter(request, `${name} ${n}`);
  await approve(request, databaseId);
  await page.goto('/bo');
  const activity = page.getByRole('region', { name: text('bo.activity') });

  await test.step('recent activity is in sentences of the language of the reader', async () => {
    await expect(activity.getByText(text('bo.said.approved', { who: 'Super Admin', what: name }))).toBeVisible();
    await expect(activity.getByRole('link', { name: 'Super Admin' }).first()).toHaveAttribute(
      'href',
      /\/bo\/users\/\d+$/,
    );
    await expect(activity.getByRole('listitem')).toHaveCount(8);
    await activity.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/bo/providers/${databaseId}`);
    await page.goBack();
  });

  await test.step('a pending image is approved', async () => {
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

  await test.step('an event leads to its entry of the log, and there is a link to all of them', async () => {
    await activity.getByRole('listitem').first().getByRole('link').last().click();
    await expect(page).toHaveURL(/log=\d+$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await activity.getByRole('link', { name: text('bo.activity.all') }).click();
    await expect(page).toHaveURL(/\/bo\/logs$/);
  });
});
