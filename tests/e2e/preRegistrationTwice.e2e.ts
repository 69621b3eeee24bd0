import { button, field, mailedPath, newPerson } from './account.ts';
import { expectSent, fillIn, PRE_REGISTRATION, send, watchSending } from './business.ts';
import { enterAs } from './requests.ts';
import { expect, test } from './test.ts';
import { expectApp } from './written.ts';

test('a lost response and a second attempt create one business', async ({ page, text }) => {
  const ana = newPerson();
  await enterAs(page.request, ana);
  await page.goto(await mailedPath(ana.email, '/users/verify-email'));
  await button(page, text('verify.submit')).click();
  await expect(page.getByRole('link', { name: text('verify.onward') })).toBeVisible();

  await page.goto(PRE_REGISTRATION);
  await fillIn(page, text, ana.email, 'Única Cargas');
  const keys = await watchSending(page, async (route, attempt) => {
    if (attempt > 1) return route.continue();
    const answer = await route.fetch();
    expect(await answer.json()).toEqual({ data: { preRegister: { done: true } } });
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await send(page, text).click();
  await expect(page.getByText(text('form.notSent'))).toBeVisible();
  await send(page, text).click();
  await expectSent(page, text);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  await page.getByRole('link', { name: text('preRegistration.dashboard') }).click();
  await expect(page.getByRole('heading', { name: 'Única Cargas' })).toHaveCount(1);
});

test('a submission from one tab is not sent again by another', async ({ page, context, text }) => {
  await page.goto(PRE_REGISTRATION);
  await expectApp(page); // the draft is stored as it is typed
  await field(page, text('form.email')).fill(newPerson().email);
  const other = await context.newPage();
  await other.goto(PRE_REGISTRATION);
  await expect(other.getByText(text('preRegistration.restored'))).toBeVisible();
  await fillIn(other, text, newPerson().email, 'Otra Empresa');
  await page.bringToFront(); // a list opens with the next frame, which a tab behind another does not draw
  await fillIn(page, text, newPerson().email);
  const first = await watchSending(page, (route) => route.continue());
  const second = await watchSending(other, (route) => route.continue());
  await send(page, text).click();
  await expectSent(page, text);
  await send(other, text).click();
  await expectSent(other, text);
  expect(second[0]).toMatch(/^[\da-f-]{36}$/);
  expect(second[0]).not.toBe(first[0]);
});
