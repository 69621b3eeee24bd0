import { randomUUID } from 'node:crypto';
import { logIn, mailedPath } from './account.ts';
import { newWord } from './place.ts';
import { ask, signInAsStaff } from './requests.ts';
import { enter, heading, openQueue, rows } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

const PASSWORD = 'one long sentence of a moderator';

test('a moderator signs in, takes over a provider that somebody else has open, decides about it, and sees the queue, providers and images, but no people or partners', async ({
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
  const word = newWord();
  const { databaseId } = await enter(request, `${word} 1`);
  await enter(request, `${word} 2`);
  await ask(request, 'mutation ($id: ID!) { assignProvider(input: { id: $id }) { provider { id } } }', {
    id: databaseId,
  });

  const context = await browser.newContext({ baseURL: baseURL! });
  const own = await context.newPage();
  await own.goto('/users/login');
  await logIn(own, text, { email, password: PASSWORD });
  await expect(own).not.toHaveURL(/users.login/);
  // the rights of staff begin once they have proved the address
  await own.goto(await mailedPath(email, '/users/verify-email'));
  await own.getByRole('button', { name: text('verify.submit') }).click();
  await expect(own.getByRole('main')).toContainText(email);
  await openQueue(own, word, 2);
  await own.keyboard.press('j');
  await own.keyboard.press('Enter');
  await expect(heading(own)).toHaveText(`${word} 1`);
  const approve = own.locator('[aria-keyshortcuts="a"]');
  await expect(approve).toBeDisabled();
  await expectAccessible(own);
  await own.getByRole('button', { name: text('bo.takeOver') }).click();
  await expect(approve).toBeEnabled();
  await own.keyboard.press('a');
  await expect(heading(own)).toHaveText(`${word} 2`);

  const sidebar = own.getByRole('navigation', { name: text('page.backOffice') });
  await expect(sidebar.getByRole('link')).toHaveCount(4);
  for (const list of ['users', 'partners']) {
    await expect(sidebar.locator(`a[href="/bo/${list}"]`)).toHaveCount(0);
    await own.goto(`/bo/${list}`);
    await expect(own.getByRole('heading', { name: text('bo.noAccess') })).toBeVisible();
  }
  await own.goto('/bo/providers');
  await expect(rows(own).first()).toBeVisible();
  await context.close();
});
