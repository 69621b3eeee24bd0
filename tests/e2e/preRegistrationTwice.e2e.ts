import { field, newPerson } from './account.ts';
import { expectSent, fillIn, PRE_REGISTRATION, send, watchSending } from './business.ts';
import { signInAsStaff } from './requests.ts';
import { expect, test } from './test.ts';
import { expectApp } from './written.ts';

test('a lost response and a second attempt create one business, which another tab does not send again', async ({
  page,
  context,
  request,
  text,
}) => {
  const businessName = `Única Cargas ${crypto.randomUUID()}`;
  await page.goto(PRE_REGISTRATION);
  await expectApp(page); // the draft is stored as it is typed
  await field(page, text('page.email')).fill(newPerson().email);
  const other = await context.newPage();
  await other.goto(PRE_REGISTRATION);
  await expect(other.getByText(text('preRegistration.restored'))).toBeVisible();
  await fillIn(other, text, newPerson().email, 'Otra Empresa');
  await page.bringToFront(); // a list opens with the next frame, which a tab behind another does not draw
  await fillIn(page, text, newPerson().email, businessName);
  const first = await watchSending(page, async (route, attempt) => {
    if (attempt > 1) return route.continue();
    const answer = await route.fetch();
    expect((await answer.json()).data.preRegister.__typename).toBe('PreRegisterPayload');
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  const second = await watchSending(other, (route) => route.continue());
  await send(page, text).click();
  await expect(page.getByText(text('form.notSent'))).toBeVisible();
  await send(page, text).click();
  await expectSent(page, text);
  expect(first).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first[0]]);
  await send(other, text).click();
  await expectSent(other, text);
  expect(second[0]).toMatch(/^[\da-f-]{36}$/);
  expect(second[0]).not.toBe(first[0]);

  await signInAsStaff(request);
  const queue = await request.get(`/api/providers/unapproved?${new URLSearchParams({ q: businessName })}`);
  const names = (await queue.json()).rows.map((row: { businessName: string }) => row.businessName);
  expect(names.filter((name: string) => name === businessName)).toHaveLength(1);
});
